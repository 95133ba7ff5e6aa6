import * as z from 'zod/mini'

export const PAGE_SIZE = 100

/** Where the next page starts: the sort key and id of the last row shown. Opaque on the wire. */
export type Cursor = { at: number; id: string }

export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
}

const encodeCursor = ({ at, id }: Cursor): string => `${at}~${id}`

export function decodeCursor(text: string | undefined): Cursor | undefined {
  const [at, id] = (text ?? '').split('~')
  return id && Number.isSafeInteger(Number(at)) ? { at: Number(at), id } : undefined
}

/** Splits rows, read one more than a page, into the rows to show and the cursor of the next page, if there is one. */
export function cutPage<Row extends { id: string }>(
  rows: Row[],
  sortKey: (row: Row) => number,
): { shown: Row[]; next: Cursor | undefined } {
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return { shown, next: rows.length > PAGE_SIZE && last ? { at: sortKey(last), id: last.id } : undefined }
}

/** All rows of a paged list, read page by page. */
export async function* everyRow<Row>(
  readPage: (after: Cursor | undefined) => Promise<{ rows: Row[]; next: Cursor | undefined }>,
): AsyncGenerator<Row> {
  let after: Cursor | undefined
  do {
    const page = await readPage(after)
    yield* page.rows
    after = page.next
  } while (after)
}

/** A page as JSON, with the total in `Total-Count` and the next page in `Link` (RFC 8288). */
export function pageResponse<Row>(
  c: { req: { url: string } },
  page: { rows: Row[]; total: number; next?: Cursor | undefined },
): Response {
  const headers = new Headers({ 'total-count': String(page.total) })
  if (page.next) {
    const next = new URL(c.req.url)
    next.searchParams.set('cursor', encodeCursor(page.next))
    headers.set('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return Response.json(page.rows, { headers })
}
