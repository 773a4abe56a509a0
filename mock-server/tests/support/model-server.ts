import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { createInterface } from 'node:readline'

export type SentMessage = { role: string; content: string }
export type SentRequest = {
  path: string
  headers: IncomingHttpHeaders
  body: { model: string; messages: SentMessage[]; stream: boolean } & Record<string, unknown>
}
type Reply = (response: ServerResponse, request: SentRequest) => void

/** A server of the protocol of OpenAI's chat completions, which does what a test commands. */
export type ModelServer = {
  baseUrl: string
  requests: SentRequest[]
  /** Number of requests that were unanswered at once at most, since the last `reply`. */
  readonly mostAtOnce: number
  /** Sets the answers to the next requests, in order; the last reply goes to all that follow. */
  reply: (...replies: Reply[]) => void
  stop: () => Promise<void>
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: SentRequest[] = []
  let replies: Reply[] = [answers('')]
  let atOnce = 0
  let mostAtOnce = 0
  const server = createServer((request, response) => {
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    response.on('close', () => (atOnce -= 1))
    let text = ''
    createInterface(request)
      .on('line', (line) => (text += line))
      .on('close', () => {
        const sent = {
          path: request.url ?? '',
          headers: request.headers,
          body: JSON.parse(text) as SentRequest['body'],
        }
        requests.push(sent)
        const [next] = replies.length > 1 ? replies.splice(0, 1) : replies
        next?.(response, sent)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the model server has no port')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    get mostAtOnce() {
      return mostAtOnce
    },
    reply: (...given) => {
      replies = given
      mostAtOnce = atOnce
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const event = (data: unknown): string =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

export const piece = (delta: object, finish: string | null = null) =>
  event({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
    usage: null,
  })

export const startOfStream = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })

type Answered = { usage?: { prompt_tokens: number; completion_tokens: number } | null; finish?: string }

/** An answer, in pieces of seven characters. */
export function answers(
  answer: string | ((request: SentRequest) => string),
  { usage = { prompt_tokens: 100, completion_tokens: 20 }, finish = 'stop' }: Answered = {},
): Reply {
  return (response, request) => {
    const text = typeof answer === 'string' ? answer : answer(request)
    startOfStream(response).write(piece({ role: 'assistant', content: '' }))
    for (const content of text.match(/[^]{1,7}/g) ?? []) response.write(piece({ content }))
    response.write(piece({}, finish))
    if (usage) response.write(event({ choices: [], usage }))
    response.end(event('[DONE]'))
  }
}

export function fails(status: number, body: unknown = {}, headers: Record<string, string> = {}): Reply {
  return (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
}

/** The beginning of a stream, and then whatever the test does with it. */
export function streams(text: string, then: (response: ServerResponse) => void = () => undefined): Reply {
  return (response) => void startOfStream(response).write(text, () => then(response))
}

export const isSilent: Reply = () => undefined
export const resets: Reply = (response) => response.socket?.resetAndDestroy()
