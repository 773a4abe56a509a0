import type { DocumentPlatform } from '../src/start.ts'
import type { Example } from './example-requests.ts'

export type Received = {
  status: number
  mediaType: string
  envelope: Record<string, unknown>
  bytes: Uint8Array
}

const BOUNDARY = 'parts-of-a-form'

/** Sends calls as the documents write them, for somebody who is signed in. */
export class Client {
  readonly #platform: DocumentPlatform
  #token = ''

  constructor(platform: DocumentPlatform) {
    this.#platform = platform
  }

  get token(): string {
    return this.#token
  }

  async signIn(username: string, password: string): Promise<void> {
    const { envelope } = await this.send('POST /api/login', {
      body: { username, password, clientId: 'console' },
    })
    this.#token = (envelope['data'] as { token: string }).token
  }

  /** `POST /path` with an example of its request. */
  async send(call: string, { query = {}, body, form }: Example = {}): Promise<Received> {
    const [method = 'GET', path = '/'] = call.split(' ')
    const address = new URL(path, this.#platform.address)
    for (const [name, value] of Object.entries(query))
      for (const part of typeof value === 'object' ? value : [value])
        address.searchParams.append(name, String(part))
    const response = await fetch(address, {
      method,
      headers: {
        ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
        ...contentType(form),
      },
      ...(form === undefined ? {} : { body: multipart(form) }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const mediaType = response.headers.get('content-type') ?? ''
    const isJson = mediaType.startsWith('application/json')
    const envelope = isJson ? (JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>) : {}
    return { status: response.status, mediaType, envelope, bytes }
  }

  /** The `data` of an answer. */
  async data(call: string, example?: Example): Promise<unknown> {
    return (await this.send(call, example)).envelope['data']
  }
}

function contentType(form: Example['form']): Record<string, string> {
  return {
    'content-type': form === undefined ? 'application/json' : `multipart/form-data; boundary=${BOUNDARY}`,
  }
}

function multipart(form: Record<string, string>): string {
  const parts = Object.entries(form).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\npicture\r\n`
  return `${parts.join('')}${file}--${BOUNDARY}--\r\n`
}
