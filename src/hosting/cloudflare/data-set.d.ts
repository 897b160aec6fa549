/** The text of a release's `museum.json`. The Worker's configuration says of which release. */
declare module 'museum-data-set' {
  const json: string;
  export default json;
}
