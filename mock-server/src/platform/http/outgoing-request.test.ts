import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createOutgoing, isPublicAddress, OutgoingRefused } from './outgoing-request.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}

function outgoing(allowsPrivate: boolean) {
  const made = createOutgoing({ allowsPrivate })
  closing.push(made.close)
  return made
}

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', false],
  ['no address', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'http://localhost:1/',
  'http://0x7f000001:1/',
  'http://[::ffff:127.0.0.1]/',
])('nothing is sent to %s, which is inside', async (address) => {
  await expect(outgoing(false).get(new URL(address))).rejects.toMatchObject({ reason: 'privateAddress' })
})

test('redirects within the host are followed, others are refused with the name of the other host', async () => {
  const url = await serve((request, response) => {
    const location =
      request.url === '/far' ? 'https://sign-in.example/login' : request.url === '/near' ? '/end' : null
    if (location === null) response.end('here')
    else response.writeHead(302, { location }).end()
  })
  const answer = await outgoing(true).get(new URL('/near', url.href))
  expect(answer.statusCode).toBe(200)
  answer.resume()
  await expect(outgoing(true).get(new URL('/far', url.href))).rejects.toThrow(
    new OutgoingRefused('redirected', 'https://sign-in.example'),
  )
})

test('a host that leads in a circle is given up after five times', async () => {
  let requests = 0
  const url = await serve((_request, response) => {
    requests += 1
    response.writeHead(302, { location: '/again' }).end()
  })
  await expect(outgoing(true).get(url)).rejects.toMatchObject({ reason: 'redirected' })
  expect(requests).toBe(6)
})

test('a name without an address and a port without a server are told apart', async () => {
  await expect(outgoing(true).get(new URL('http://nobody.invalid/'))).rejects.toMatchObject({
    reason: 'unknownHost',
  })
  await expect(outgoing(true).get(new URL('http://127.0.0.1:1/'))).rejects.toMatchObject({
    reason: 'unreachable',
  })
})
