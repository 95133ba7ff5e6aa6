/** A ZIP to download, generated only as fast as the connection reads. */
export const zipResponse = ({ zip, fileName }: { zip: AsyncGenerator<Uint8Array>; fileName: string }): Response =>
  new Response(streamOf(zip), {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${fileName}"` },
  })

const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
