/** Describes a web host's setup of nginx and PHP-FPM. */
export type Host = {
  /** Folder of WordPress below the address, such as `/blog`. */
  folder?: string;
  /** PHP settings that scripts cannot change, unlike those of `ini`. */
  fixedIni?: Record<string, string>;
  /** PHP-FPM pool settings, such as a request time limit. */
  pool?: Record<string, string>;
  /** PHP that runs before every script. */
  prepend?: string;
  /** Lines for the nginx server in front of PHP. */
  nginx?: string;
  /** Accounts for an nginx password: lines such as `name:{PLAIN}secret` for the file `accounts`. */
  accounts?: string;
  /** Lines for a separate proxy in front of that server. */
  proxy?: string;
  tablePrefix?: string;
  /** Folder name instead of `wp-content`. */
  content?: string;
};

type Places = { root: string; port: number; inner: number; isRoot: boolean };

/** Writes the pool configuration; `user` is required when started by root, as in containers. */
export function fpmConfig({ root, isRoot }: Places, host: Host, ini: Record<string, string>): string {
  const lines = (kind: string, values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => `${kind}[${name}] = "${value}"`);
  return [
    '[global]',
    `error_log = ${root}/fpm.log`,
    'daemonize = no',
    '[site]',
    `listen = ${root}/fpm.sock`,
    ...(isRoot ? ['user = root', 'group = root'] : []),
    'pm = static',
    'pm.max_children = 4',
    'clear_env = no',
    ...Object.entries(host.pool ?? {}).map(([name, value]) => `${name} = ${value}`),
    ...lines('php_value', ini),
    ...lines('php_admin_value', host.fixedIni ?? {}),
    '',
  ].join('\n');
}

export function nginxConfig(places: Places, host: Host): string {
  const { root, port, inner, isRoot } = places;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${root}/nginx-${name};`,
  );
  return `
    ${isRoot ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${root}/nginx.pid;
    error_log ${root}/nginx-error.log;
    events { worker_connections 128; }
    http {
      include /etc/nginx/mime.types;
      ${temporary.join(' ')}
      client_max_body_size 256m;
      log_format asked '$status $request_time "$http_user_agent" $request_uri';
      access_log ${root}/access.log asked;
      ${host.proxy === undefined ? phpServer(port, port, places, host) : phpServer(inner, port, places, host) + proxyServer(places, host.proxy)}
    }`;
}

/** Writes the server from WordPress's handbook. `told` is the public port. */
function phpServer(listen: number, publicPort: number, { root }: Places, { folder = '', nginx = '' }: Host): string {
  return `
    server {
      listen 127.0.0.1:${listen};
      root ${root}/wordpress;
      index index.php;
      absolute_redirect off;
      ${nginx}
      location ~ /\\.|\\.log$ { return 404; }
      location ${folder}/ { try_files $uri $uri/ ${folder}/index.php?$args; }
      location ~ \\.php$ {
        try_files $uri =404;
        include /etc/nginx/fastcgi_params;
        fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
        fastcgi_param SERVER_PORT ${publicPort};
        # What Debian gives in its place lacks the port.
        fastcgi_param HTTP_HOST 127.0.0.1:${publicPort};
        fastcgi_pass unix:${root}/fpm.sock;
      }
    }`;
}

const proxyServer = ({ port, inner }: Places, lines: string) => `
    server {
      listen 127.0.0.1:${port};
      access_log off;
      location / {
        proxy_pass http://127.0.0.1:${inner};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        ${lines}
      }
    }`;
