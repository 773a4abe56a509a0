import {
  failureEnvelope,
  noParams,
  successEnvelope,
  type Call,
  type DataOf,
  type FailureDetail,
  type ParsedBodyOf,
  type ParsedParamsOf,
  type ParsedQueryOf,
} from '@console/contracts'
import { delay, http, HttpResponse, type HttpHandler, type PathParams } from 'msw'

/** Input that a mocked call was sent, parsed by the contract. */
export type MockedInput<C extends Call> = {
  params: ParsedParamsOf<C>
  query: ParsedQueryOf<C>
  body: ParsedBodyOf<C>
  request: Request
}

type Answer<C extends Call> =
  | DataOf<C>
  | Refusal
  | ((input: MockedInput<C>) => DataOf<C> | Refusal | Promise<DataOf<C> | Refusal>)

/** A refusal of the business: HTTP 200, or the given status, with a non-success code. */
export class Refusal {
  readonly code: number
  readonly message: string
  readonly status: number
  readonly detail: FailureDetail | undefined
  constructor(
    code: number,
    message: string,
    { status = 200, detail }: { status?: number; detail?: FailureDetail } = {},
  ) {
    this.code = code
    this.message = message
    this.status = status
    this.detail = detail
  }
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/**
 * A handler at the network edge, derived from a call of the contract: it refuses (400) what the real server would
 * refuse, and throws when a test answers something the contract does not allow.
 */
export function mockCall<C extends Call>(call: C, answer: Answer<C>): HttpHandler {
  return METHODS[call.method](`*${call.path}`, async ({ request, params }) => {
    const sent = await readInput(call, { request, params: withoutOrigin(params) })
    if (sent instanceof Refusal) return refusalResponse(call, sent)
    const result = typeof answer === 'function' ? await resolveAnswer(answer, sent) : answer
    if (result instanceof Refusal) return refusalResponse(call, result)
    return HttpResponse.json(successEnvelope(call, call.data.parse(result)), { headers: dateHeader() })
  })
}

/** The header by which every server says its time. */
const dateHeader = () => ({ date: new Date().toUTCString() })

async function resolveAnswer<C extends Call>(answer: Answer<C>, sent: MockedInput<C>): Promise<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an answer's forms only this one can be called
  return (answer as (input: MockedInput<C>) => unknown)(sent)
}

/** A call that answers a bare HTTP status, as a proxy in front of the server would. */
export function mockStatus(call: Call, status: number): HttpHandler {
  return METHODS[call.method](
    `*${call.path}`,
    () => new HttpResponse('<h1>proxy</h1>', { status, headers: { 'content-type': 'text/html' } }),
  )
}

/** A call that gets no answer: the connection fails. */
export function mockNetworkError(call: Call): HttpHandler {
  return METHODS[call.method](`*${call.path}`, () => HttpResponse.error())
}

/** A call that never answers, for loading states and time limits. */
export function mockPending(call: Call): HttpHandler {
  return METHODS[call.method](`*${call.path}`, async () => {
    await delay('infinite')
    return HttpResponse.error()
  })
}

/** Without what the pattern's own star matches. */
function withoutOrigin({ 0: _origin, ...named }: PathParams): PathParams {
  return named
}

async function readInput<C extends Call>(
  call: C,
  { request, params: named }: { request: Request; params: PathParams },
): Promise<MockedInput<C> | Refusal> {
  const params = (call.params ?? noParams).safeParse(named)
  const query = call.query.safeParse(parseQuery(new URL(request.url).searchParams))
  const body = call.body.safeParse(await parseBody(call, request.clone()))
  if (!params.success || !query.success || !body.success) {
    const issues = [
      ...(params.error?.issues ?? []),
      ...(query.error?.issues ?? []),
      ...(body.error?.issues ?? []),
    ]
    const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
    return new Refusal(400, 'Request Error', { status: 400, detail: { fields } })
  }
  const sent = { params: params.data, query: query.data, body: body.data, request }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own schemas have just produced it
  return sent as MockedInput<C>
}

/** As the server reads it: a name that is repeated is a list. */
function parseQuery(params: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first = '', ...others] = params.getAll(name)
      return [name, others.length === 0 ? first : [first, ...others]]
    }),
  )
}

async function parseBody(call: Call, request: Request): Promise<unknown> {
  if (call.isForm === true) return Object.fromEntries(await request.formData())
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

function refusalResponse(call: Call, { code, message, status, detail }: Refusal) {
  return HttpResponse.json(failureEnvelope(call.envelope, { code, message, data: detail ?? null }), {
    status,
  })
}
