import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A host of another team, which serves files by their path; a handler may answer instead of a file. */
export type AppHost = {
  url: string
  files: Map<string, string | Buffer | Handler>
  /** Paths in the order in which they were requested. */
  requested: string[]
  close: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

export async function startAppHost(files: Record<string, string | Buffer | Handler> = {}): Promise<AppHost> {
  const known = new Map(Object.entries(files))
  const requested: string[] = []
  const answer: RequestListener = (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    requested.push(path)
    const file = known.get(path)
    if (file === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html>Not here')
    else if (typeof file === 'function') file(request, response)
    else
      response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(file)
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files: known,
    requested,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** A page as webpack builds it: a script with a chunk that it loads later, and a style with a picture. */
export const webpackFiles = (text: string): Record<string, string> => ({
  '/crm/index.html': `<!doctype html><html><head><link href="/crm/static/css/main.1a2b.css" rel="stylesheet">
    <script defer src="/crm/static/js/main.3c4d.js"></script></head><body><div id="root"></div></body></html>`,
  '/crm/static/js/main.3c4d.js': `/* ${text} */ r.u=e=>"static/js/"+e+"."+{7:"5e6f"}[e]+".chunk.js";r.e(7)`,
  '/crm/static/js/7.5e6f.chunk.js': 'self.webpackChunk.push([[7],{}])',
  '/crm/static/css/main.1a2b.css': '.logo{background:url(../media/logo.svg)}',
  '/crm/static/media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
})
