import { createHash } from 'node:crypto'
import type { Fault, FaultProxy } from './fault-proxy.ts'

/** Lets a script run in every document of the console before any of its own, as a file that its policy allows. */
export function scriptBeforeAll(script: string, { target }: Pick<FaultProxy, 'target'>): Fault {
  const path = `/console/assets/test/${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`
  return async ({ url = '/', headers }, response) => {
    if (url === path) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script)
      return true
    }
    if (headers['sec-fetch-dest'] !== 'document' && !headers.accept?.startsWith('text/html')) return false
    const answer = await fetch(new URL(url, target), { headers: { accept: 'text/html' } })
    const page = (await answer.text()).replace('<head>', `<head><script src="${path}"></script>`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    response
      .writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/html',
        'content-security-policy': policy,
      })
      .end(page)
    return true
  }
}
