import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'

// RFC 5389 and 5766, as far as a request for an allocation goes.
const BINDING = 0x0001
const ALLOCATE = 0x0003
const COOKIE = 0x2112a442
const HEADER_BYTES = 20
const INTEGRITY_BYTES = 24
const ATTRIBUTE = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  realm: 0x0014,
  nonce: 0x0015,
} as const
const RELAYED_ADDRESS = 0x0016
const REQUESTED_TRANSPORT = 0x0019
const UDP = Buffer.from([17, 0, 0, 0])
const ANSWER_MS = 1000

type Attributes = ReadonlyMap<number, Buffer>
type Credentials = { username: string; credential: string }

/** Checks that a server on this port of loopback answers a binding request. */
export async function isStunServer(port: number): Promise<boolean> {
  return withSocket(port, async (request) => (await request(message(BINDING, []))) !== null)
}

/** Requests an allocation: `relayed`, or the code with which it is refused. */
export async function allocate(
  port: number,
  { username, credential }: Credentials,
): Promise<'relayed' | number> {
  return withSocket(port, async (request) => {
    const transport: [number, Buffer] = [REQUESTED_TRANSPORT, UDP]
    const challenge = await request(message(ALLOCATE, [transport]))
    const realm = challenge?.get(ATTRIBUTE.realm) ?? Buffer.alloc(0)
    const nonce = challenge?.get(ATTRIBUTE.nonce) ?? Buffer.alloc(0)
    const key = createHash('md5').update(`${username}:${realm.toString()}:${credential}`).digest()
    const named: [number, Buffer][] = [
      transport,
      [ATTRIBUTE.username, Buffer.from(username)],
      [ATTRIBUTE.realm, realm],
      [ATTRIBUTE.nonce, nonce],
    ]
    const answer = await request(message(ALLOCATE, named, key))
    if (answer?.has(RELAYED_ADDRESS) === true) return 'relayed'
    const error = answer?.get(ATTRIBUTE.error)
    return error ? (error[2] ?? 0) * 100 + (error[3] ?? 0) : 0
  })
}

function message(type: number, attributes: readonly [number, Buffer][], key?: Buffer): Buffer {
  const body = Buffer.concat(attributes.map(([name, value]) => attribute(name, value)))
  const head = Buffer.alloc(HEADER_BYTES)
  head.writeUInt16BE(type, 0)
  head.writeUInt16BE(body.length + (key ? INTEGRITY_BYTES : 0), 2)
  head.writeUInt32BE(COOKIE, 4)
  randomBytes(12).copy(head, 8)
  const signed = Buffer.concat([head, body])
  if (!key) return signed
  return Buffer.concat([
    signed,
    attribute(ATTRIBUTE.integrity, createHmac('sha1', key).update(signed).digest()),
  ])
}

function attribute(name: number, value: Buffer): Buffer {
  const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4)
  padded.writeUInt16BE(name, 0)
  padded.writeUInt16BE(value.length, 2)
  value.copy(padded, 4)
  return padded
}

function parseAttributes(answer: Buffer): Attributes {
  const found = new Map<number, Buffer>()
  for (let at = HEADER_BYTES; at + 4 <= answer.length;) {
    const length = answer.readUInt16BE(at + 2)
    found.set(answer.readUInt16BE(at), answer.subarray(at + 4, at + 4 + length))
    at += 4 + Math.ceil(length / 4) * 4
  }
  return found
}

/** `request` answers null where nothing came in time. */
async function withSocket<Result>(
  port: number,
  work: (request: (sent: Buffer) => Promise<Attributes | null>) => Promise<Result>,
): Promise<Result> {
  const socket = createSocket('udp4')
  try {
    return await work((sent) => exchange(socket, port, sent))
  } finally {
    socket.close()
  }
}

function exchange(socket: Socket, port: number, sent: Buffer): Promise<Attributes | null> {
  return new Promise((resolve) => {
    const done = (answer: Attributes | null): void => {
      clearTimeout(timer)
      socket.removeAllListeners()
      resolve(answer)
    }
    const timer = setTimeout(() => done(null), ANSWER_MS)
    socket.on('message', (answer) => done(parseAttributes(answer)))
    socket.on('error', () => done(null))
    socket.send(sent, port, '127.0.0.1')
  })
}
