/// <reference types="vite/client" />
/// <reference types="@remix-run/node" />

declare module "virtual:boot-script" {
  /** Address of the first script of every page. */
  const url: string;
  export default url;
}

declare module "virtual:service-worker" {
  /** Address of the site's service worker script. */
  const url: string;
  export default url;
}
