import type { ServerResponse } from 'node:http'

/** Answers one path of a site; false where the site has nothing there. */
export type Site = (path: string, response: ServerResponse, origin: string) => boolean | Promise<boolean>

export const html = (
  response: ServerResponse,
  title: string,
  body: string,
  headers: Record<string, string> = {},
): true => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
  response.end(`<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`)
  return true
}
