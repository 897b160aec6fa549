/** The files that describe the service to programs. Anyone may read them, from a page of any origin. */
export const SERVICE_DESCRIPTION = {
  /** OpenAPI, in two forms. */
  json: '/openapi.json',
  yaml: '/openapi.yaml',
  /** Arazzo: what clients do with it, step by step. */
  workflows: '/arazzo.yaml',
} as const;

/** What an answer with one of those files carries. Source: Fetch Standard, CORS protocol. */
export const DESCRIPTION_HEADERS = { 'Access-Control-Allow-Origin': '*' } as const;
