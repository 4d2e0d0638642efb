// Mini web pages out of shared sections; used only to render placeholder template thumbnails.
import { scenes } from './scenes.mjs';

const ph = (b, k = 0, s = 1) => {
  const n = b.scenes[k % b.scenes.length];
  return scenes[n](b.p, s + k);
};
const face = (b, s) => scenes.portrait(b.p, s);
export const css = (b) => `
*{box-sizing:border-box;margin:0;padding:0}body{width:1200px;background:${b.bg};color:${b.ink};font:400 17px/1.55 '${b.fb}';-webkit-font-smoothing:antialiased}
svg.ph{display:block;width:100%;height:100%}.im{overflow:hidden;border-radius:${Math.min(b.r, 32)}px;background:${b.soft}}
h1,h2,h3,.d{font-family:'${b.fd}';font-weight:${b.fw};letter-spacing:${b.ls};line-height:1.02;text-wrap:balance;${b.up ? 'text-transform:uppercase;' : ''}${b.it ? 'font-style:italic;' : ''}${b.fs ? `font-stretch:${b.fs};` : ''}}
h1{font-size:84px}h2{font-size:50px;line-height:1.08}h3{font-size:25px;line-height:1.2;letter-spacing:-.01em}p{color:${b.mut}}
.w{padding:0 64px}.s{padding:84px 64px}.nav{display:flex;align-items:center;gap:36px;padding:26px 64px;font-size:16px}.nav .d{font-size:28px;margin-right:auto}
.btn{display:inline-block;background:${b.p.a};color:${['#C8F527', '#FFC02E', '#E7A04B', '#FF8A00', '#C9A66B', '#E9A24C'].includes(b.p.a) ? '#17140c' : '#fff'};padding:16px 28px;border-radius:${Math.min(b.r, 40)}px;font-weight:600;font-size:17px}.btn.o{background:none;color:inherit;box-shadow:inset 0 0 0 1.5px currentColor}
.row{display:flex;gap:28px}.g3{display:grid;grid-template-columns:repeat(3,1fr);gap:28px}.g4{display:grid;grid-template-columns:repeat(4,1fr);gap:22px}.g2{display:grid;grid-template-columns:1fr 1fr;gap:56px;align-items:center}
.card{background:${b.dark ? b.soft : '#fff'};border:1px solid ${b.line};border-radius:${Math.min(b.r, 28)}px;padding:34px;display:flex;flex-direction:column;gap:12px}.soft{background:${b.soft}}.dk{background:${b.p.d};color:#fff}.dk p{color:#ffffffb8}
.lead{font-size:21px;line-height:1.5;max-width:30em}.ey{font-size:14px;letter-spacing:.12em;text-transform:uppercase;color:${b.p.a};font-weight:600;margin-bottom:18px}.hd{margin-bottom:44px;display:flex;justify-content:space-between;align-items:end}
.st{font-size:60px;line-height:1}.ft{border-top:1px solid ${b.line};padding:52px 64px;display:grid;grid-template-columns:2fr 1fr 1fr 1fr;gap:40px;font-size:15px}.ft p{line-height:2}.av{width:64px;height:64px;border-radius:50%;overflow:hidden;flex:none}
.ln{display:flex;justify-content:space-between;border-bottom:1px solid ${b.line};padding:20px 0;font-size:21px}.fld{height:56px;border:1px solid ${b.line};border-radius:${Math.min(b.r, 16)}px;background:${b.dark ? b.bg : '#fff'};padding:15px 18px;color:${b.mut}}`;
const btns = (b) =>
  `<div class="row" style="gap:14px;margin-top:34px"><span class="btn">${b.cta}</span><span class="btn o">${b.nav[1]}</span></div>`;
const S = {
  nav: (b) =>
    `<div class="nav"><span class="d">${b.name}</span>${b.nav.map((n) => `<span>${n}</span>`).join('')}<span class="btn" style="padding:11px 20px;font-size:15px">${b.cta}</span></div>`,
  hero: (b) =>
    ({
      overlay: () =>
        `<div style="padding:0 28px"><div class="im" style="position:relative;height:620px;color:#fff">${ph(b, 0, 1)}<div style="position:absolute;inset:0;background:linear-gradient(90deg,${b.p.d}e6,${b.p.d}55 55%,transparent)"></div><div style="position:absolute;left:56px;bottom:60px;width:660px"><h1>${b.h}</h1><p class="lead" style="color:#ffffffd9;margin-top:22px">${b.sub}</p>${btns(b)}</div></div></div>`,
      split: () =>
        `<div class="w g2" style="min-height:620px;grid-template-columns:1.05fr 1fr"><div><div class="ey">${b.nav[0]}</div><h1 style="font-size:78px">${b.h}</h1><p class="lead" style="margin-top:24px">${b.sub}</p>${btns(b)}</div><div class="im" style="height:560px">${ph(b, 0, 1)}</div></div>`,
      center: () =>
        `<div style="text-align:center;padding:70px 120px 0;background:radial-gradient(700px 420px at 50% 0,${b.p.a}66,transparent 70%),radial-gradient(600px 380px at 78% 30%,${b.p.b}33,transparent 70%)"><h1 style="font-size:82px">${b.h}</h1><p class="lead" style="margin:24px auto 0">${b.sub}</p><div style="display:inline-block">${btns(b)}</div><div class="im" style="height:420px;margin-top:60px;border:1px solid ${b.line};border-bottom:0;border-radius:20px 20px 0 0">${ph(b, 0, 1)}</div></div>`,
      below: () =>
        `<div class="w" style="padding-top:48px"><div class="g2" style="grid-template-columns:1.5fr 1fr;align-items:end;margin-bottom:44px"><h1 style="font-size:104px">${b.h}</h1><div><p class="lead">${b.sub}</p>${btns(b)}</div></div><div class="im" style="height:470px;border-radius:${b.r > 100 ? '240px 240px 0 0' : b.r + 'px'}">${ph(b, 0, 1)}</div></div>`,
      arch: () =>
        `<div class="w g2" style="min-height:640px"><div><h1 style="font-size:82px">${b.h}</h1><p class="lead" style="margin-top:24px">${b.sub}</p>${btns(b)}</div><div style="position:relative"><div class="im" style="height:570px;border-radius:280px 280px ${b.r}px ${b.r}px">${ph(b, 0, 2)}</div><div class="card" style="position:absolute;left:-60px;bottom:44px;padding:20px 24px;flex-direction:row;align-items:center;box-shadow:0 20px 50px #0002"><span class="d" style="font-size:38px;color:${b.p.e === '#F7B267' ? b.p.a : b.p.e}">${b.stats[0][0]}</span><span>${b.stats[0][1]}</span></div></div></div>`,
      giant: () =>
        `<div class="w"><div class="d" style="font-size:244px;line-height:.84;letter-spacing:-.05em;white-space:nowrap;text-align:center;padding:10px 0 26px">${b.h}</div><div style="display:grid;grid-template-columns:1fr 1.7fr 1fr;gap:24px;align-items:end"><div><p class="lead">${b.sub}</p>${btns(b)}</div><div class="im" style="height:480px">${ph(b, 0, 1)}</div><div class="im" style="height:340px">${face(b, 1)}</div></div></div>`,
      collage: () =>
        `<div class="w g2" style="min-height:640px;grid-template-columns:1.1fr 1fr"><div><h1 style="font-size:88px">${b.h}</h1><p class="lead" style="margin-top:24px">${b.sub}</p>${btns(b)}</div><div style="display:grid;grid-template-columns:1fr 1fr;gap:18px"><div class="im" style="height:270px;border-radius:50%">${face(b, 1)}</div><div class="im" style="height:270px">${face(b, 2)}</div><div class="im" style="height:270px">${ph(b, 1, 2)}</div><div class="im" style="height:270px;border-radius:140px 140px 0 0">${face(b, 4)}</div></div></div>`,
      news: () =>
        `<div class="w"><div class="d" style="font-size:150px;text-align:center;border-bottom:3px double ${b.ink};padding-bottom:26px;line-height:.95">${b.name}</div><div style="display:grid;grid-template-columns:1fr 2fr 1fr;gap:32px;padding-top:30px"><div>${b.items
          .slice(0, 3)
          .map(
            (t) =>
              `<h3 style="margin-bottom:10px">${t}</h3><p style="margin-bottom:24px;font-size:16px">${b.feats[0][1]} ${b.sub}</p>`,
          )
          .join(
            '',
          )}</div><div><div class="im" style="height:380px">${ph(b, 0, 1)}</div><h2 style="margin:22px 0 14px">${b.h}</h2><p class="lead">${b.sub}</p></div><div>${b.items
          .slice(3)
          .map(
            (t, i) =>
              `<div class="im" style="height:120px;margin-bottom:12px">${ph(b, i + 1, 2)}</div><h3 style="margin-bottom:18px;font-size:21px">${t}</h3>`,
          )
          .join('')}</div></div></div>`,
    })[b.hero](),
  feats: (b) =>
    `<div class="s"><div class="g3">${b.feats.map(([t, x], i) => `<div class="card"><span style="width:52px;height:52px;border-radius:${Math.min(b.r, 16)}px;background:${[b.p.a, b.p.b, b.p.e][i]};display:grid;place-items:center"><svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${['<path d="M4 12l5 5L20 6"/>', '<circle cx="12" cy="12" r="8"/><path d="M12 8v4l3 2"/>', '<path d="M12 20s-8-4.6-8-10a4.5 4.5 0 018-2.8A4.5 4.5 0 0120 10c0 5.4-8 10-8 10z"/>'][i]}</svg></span><h3>${t}</h3><p>${x}</p></div>`).join('')}</div></div>`,
  gallery: (b) =>
    `<div class="s soft"><div class="hd"><h2>${b.nav[0]}</h2><span class="btn o">${b.nav[2]}</span></div><div class="g3">${b.items
      .slice(0, 6)
      .map(
        (t, i) =>
          `<div><div class="im" style="height:260px">${ph(b, i, i + 2)}</div><h3 style="margin-top:16px;font-size:22px">${t}</h3><p>${b.price[i % 3]}</p></div>`,
      )
      .join('')}</div></div>`,
  stats: (b) =>
    `<div class="s" style="padding-top:64px;padding-bottom:64px;display:flex;justify-content:space-around;text-align:center">${b.stats.map(([n, t]) => `<div><div class="d st" style="color:${b.p.a}">${n}</div><p style="margin-top:10px">${t}</p></div>`).join('')}</div>`,
  split: (b) =>
    `<div class="s g2"><div class="im" style="height:460px">${ph(b, 1, 3)}</div><div><div class="ey">${b.nav[1]}</div><h2>${b.feats[0][0]}. ${b.feats[1][0]}. ${b.feats[2][0]}.</h2><p class="lead" style="margin-top:20px">${b.sub} ${b.feats[1][1]}</p>${btns(b)}</div></div>`,
  quote: (b) =>
    `<div class="s dk" style="text-align:center"><div class="d" style="font-size:58px;line-height:1.15;max-width:920px;margin:0 auto 34px;text-wrap:balance">“${b.q}”</div><div class="row" style="justify-content:center;align-items:center;gap:16px"><span class="av">${face(b, 3)}</span><p>${b.by}</p></div></div>`,
  team: (b) =>
    `<div class="s"><div class="hd"><h2>${b.nav[1]}</h2></div><div class="g4">${['Ada Holm', 'Rui Costa', 'Mei Tan', 'Joel Amadi'].map((n, i) => `<div><div class="im" style="height:300px">${face(b, i + 1)}</div><h3 style="margin-top:16px;font-size:22px">${n}</h3><p style="font-size:15px">${b.feats[i % 3][0]}</p></div>`).join('')}</div></div>`,
  pricing: (b) =>
    `<div class="s"><div style="text-align:center;margin-bottom:48px"><h2>${b.nav[2]}</h2><p class="lead" style="margin:16px auto 0">${b.sub}</p></div><div class="g3">${b.price.map((p, i) => `<div class="card ${i === 1 ? 'dk' : ''}" style="gap:18px;padding:40px${i === 1 ? ';transform:translateY(-14px)' : ''}"><h3>${b.items[i]}</h3><div class="d" style="font-size:56px">${p}</div>${b.feats.map(([t, x]) => `<p style="display:flex;gap:10px;font-size:16px"><b style="color:${b.p.a}">✓</b>${x}</p>`).join('')}<span class="btn ${i === 1 ? '' : 'o'}" style="text-align:center;margin-top:8px">${b.cta}</span></div>`).join('')}</div></div>`,
  faq: (b) =>
    `<div class="s g2" style="align-items:start;grid-template-columns:1fr 1.5fr"><div><h2>Good questions</h2><p style="margin-top:18px">${b.sub}</p></div><div>${b.items
      .slice(0, 5)
      .map(
        (t, i) =>
          `<div class="ln"><span>${t}?</span><span>${i ? '+' : '–'}</span></div>${i ? '' : `<p style="padding:18px 0">${b.feats[0][1]} ${b.feats[1][1]}</p>`}`,
      )
      .join('')}</div></div>`,
  list: (b) =>
    `<div class="s"><div class="g2" style="align-items:start"><div class="im" style="height:640px">${ph(b, 0, 4)}</div><div><div class="ey">${b.nav[0]}</div><h2 style="margin-bottom:24px">${b.feats[1][0]}</h2>${b.items.map((t, i) => `<div class="ln"><span>${t}</span><span style="color:${b.p.a}">${b.price[i % 3]}</span></div>`).join('')}</div></div></div>`,
  shop: (b) =>
    `<div class="s" style="padding-top:28px"><div class="g3">${b.items.map((t, i) => `<div class="card" style="padding:14px;gap:8px"><div class="im" style="height:280px">${ph(b, i, i + 1)}</div><div style="display:flex;justify-content:space-between;padding:8px"><h3 style="font-size:20px">${t}</h3><span style="color:${b.p.a}">${b.price[i % 3]}</span></div></div>`).join('')}</div></div>`,
  title: (b) =>
    `<div class="s soft" style="padding-top:96px;padding-bottom:96px;text-align:center"><div class="ey">${b.name}</div><h1>${b.nav[b.id.length % 3]}</h1><p class="lead" style="margin:20px auto 0">${b.sub}</p></div>`,
  band: (b) =>
    `<div style="height:430px;position:relative;color:#fff">${ph(b, 2, 2)}<div style="position:absolute;inset:0;background:${b.p.d}99;display:grid;place-items:center;text-align:center"><div><h1>${b.nav[1]}</h1><p class="lead" style="color:#ffffffd0;margin-top:16px">${b.feats[0][1]}</p></div></div></div>`,
  contact: (b) =>
    `<div class="s g2" style="align-items:start"><div><h2>${b.cta}</h2><p class="lead" style="margin:20px 0 30px">${b.feats[2][1]}</p><div class="im" style="height:300px">${ph(b, 3, 5)}</div></div><div class="card" style="gap:16px"><div class="row" style="gap:16px"><div class="fld" style="flex:1">First name</div><div class="fld" style="flex:1">Last name</div></div><div class="fld">Email</div><div class="fld">${b.nav[0]}</div><div class="fld" style="height:150px">Tell us a little</div><span class="btn" style="text-align:center">${b.cta}</span></div></div>`,
  cta: (b) =>
    `<div style="padding:0 28px 28px"><div class="im dk" style="padding:90px 64px;text-align:center;background:${b.p.a}"><h2 style="font-size:64px;color:#fff">${b.h}</h2><div style="margin-top:32px"><span class="btn" style="background:${b.p.d};color:#fff">${b.cta}</span></div></div></div>`,
  foot: (b) =>
    `<div class="ft"><div><div class="d" style="font-size:34px">${b.name}</div><p style="max-width:22em;line-height:1.5;margin-top:12px">${b.sub}</p></div>${[
      0, 1, 2,
    ]
      .map(
        (i) =>
          `<p>${b.nav
            .slice(0, 4)
            .map((n, j) => ((j + i) % 4 === 3 ? b.items[i] : n))
            .join('<br>')}</p>`,
      )
      .join('')}</div>`,
  blog: (b) =>
    `<div class="s"><div class="hd"><h2>Journal</h2></div><div class="g2" style="grid-template-columns:1.4fr 1fr;align-items:start;gap:32px"><div><div class="im" style="height:430px">${ph(b, 0, 3)}</div><h2 style="font-size:38px;margin-top:22px">${b.items[0]}</h2><p>${b.sub}</p></div><div style="display:grid;gap:26px">${[1, 2, 3].map((i) => `<div class="row" style="gap:18px;align-items:center"><div class="im" style="width:170px;height:130px;flex:none">${ph(b, i, i + 3)}</div><div><h3>${b.items[i]}</h3><p style="font-size:15px">${b.feats[i - 1][1]}</p></div></div>`).join('')}</div></div></div>`,
};
export const sections = S;
export const pages = {
  1: ['nav', 'hero', 'feats', 'gallery', 'quote', 'stats', 'cta', 'foot'],
  2: ['nav', 'band', 'split', 'team', 'faq', 'foot'],
  3: ['nav', 'title', 'shop', 'contact', 'foot'],
  4: ['nav', 'title', 'pricing', 'faq', 'cta', 'foot'],
  5: ['nav', 'blog', 'quote', 'contact', 'foot'],
  6: ['nav', 'list', 'gallery', 'stats', 'foot'],
};
export const html = (b, list, fonts) =>
  `<!doctype html><meta charset="utf-8"><style>${fonts}${css(b)}</style><body>${list.map((k) => S[k](b)).join('')}`;
