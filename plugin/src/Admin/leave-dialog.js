// Opens the dialog instead of following the link that deactivates the plugin. The link still works without this script.
{
  const dialog = document.getElementById('kithouse-leave');
  const body = dialog.querySelector('.kithouse-body');
  const waiting = dialog.querySelector('template').innerHTML;

  const open = async (link) => {
    body.innerHTML = waiting;
    dialog.showModal();
    dialog.querySelector('h2').focus();
    try {
      const response = await fetch(dialog.dataset.url, { credentials: 'same-origin' });
      if (!response.ok) {
        throw new Error(response.statusText);
      }
      body.innerHTML = await response.text();
    } catch {
      if (dialog.open) {
        window.location.href = link.href;
      }
    }
  };

  document.addEventListener('click', (event) => {
    const link = event.target.closest('tr[data-plugin] .deactivate a');
    const isOurs = link && link.closest('tr').dataset.plugin === dialog.dataset.plugin;
    if (isOurs && dialog.showModal && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void open(link);
    }
  });

  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || event.target.closest('[data-close]')) {
      event.preventDefault();
      dialog.close();
    }
  });
}
