import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { projectFile } from '@console/contracts'

/** The sending side of `bench-uploads.ts`: address, token, how many files at once, and how large. */
const PIECE = Buffer.alloc(64 * 1024, 'x')
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="big.txt"\r\n\r\n'
const END = '\r\n--x--\r\n'

const [, , url = '', token = '', files = '1', bytes = '1'] = process.argv
const statuses = await Promise.all(Array.from({ length: Number(files) }, () => upload(Number(bytes))))
if (statuses.some((status) => status !== 200)) process.exitCode = 1

async function upload(length: number): Promise<number> {
  const sending = request(new URL(projectFile.uploadAttachment.path, url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': HEAD.length + length + END.length,
    },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.on('response', resolve)
    sending.on('error', reject)
  })
  // Each file has bytes of its own: the same ones would be stored once.
  const mark = randomUUID()
  sending.write(HEAD + mark)
  for (let left = length - mark.length; left > 0; left -= PIECE.length) {
    if (!sending.write(PIECE.subarray(0, Math.min(left, PIECE.length)))) await once(sending, 'drain')
  }
  sending.end(END)
  const answer = await answered
  answer.resume()
  return answer.statusCode ?? 0
}
