import type { RegisteredAppProps } from '@console/sub-app/registered-app'
import type { AppLifecycles } from '../app/define-app.ts'
import { createAnswerer, type CallAnswers, type SentCall } from './answer-calls.ts'
import { decide, emptyRecords, type ConfirmAnswer, type HostRecords, type Level } from './host-records.ts'

/** Values that the console gives to an app; a test may give others. */
type GivenValues = Pick<
  RegisteredAppProps,
  'module' | 'basePath' | 'language' | 'timezone' | 'theme' | 'user' | 'businessType'
>

export type RenderOptions = Partial<GivenValues> & {
  /** Markup of the app's page; one element with the id `root` if absent. */
  markup?: string
  /** Answers to the calls of the app. */
  calls?: CallAnswers
  confirm?: ConfirmAnswer
}

/** An app in the host of a test, and what it has asked for. */
export type RenderedApp = HostRecords & {
  props: RegisteredAppProps
  container: HTMLElement
  /** Addresses that the app went to by `navigate`. */
  visited: string[]
  /** Addresses that the app opened in new windows. */
  links: string[]
  /** The name that the app gave its page; null: none. */
  readonly pageName: string | null
  calls: readonly SentCall[]
  /** Calls that nothing answers: a consent would have to name them. */
  refusedCalls: readonly SentCall[]
  /** Changes the language, the theme, the zone or the business, as the person would. */
  update: (changes: Partial<GivenValues>) => Promise<void>
  /** Leaves the app. Names what it has left in its containers. */
  unmount: () => Promise<{ leftovers: string[] }>
}

const TOKEN = 'token-of-the-app'
const UNAUTHORISED = 401
const DEFAULTS: GivenValues = {
  module: 'app',
  basePath: '/console/apps/app',
  language: 'en',
  timezone: 'Asia/Shanghai',
  theme: 'light',
  user: { id: 1, name: 'Test Person' },
  businessType: { id: 1, name: 'Test business' },
}

/** Mounts an app as the console does in its page, without a console. Needs a document, such as that of jsdom. */
export async function renderInHost(
  app: Pick<AppLifecycles, 'mount' | 'unmount'> & Partial<AppLifecycles>,
  options: RenderOptions = {},
): Promise<RenderedApp> {
  const { markup = '<div id="root"></div>', calls = {}, confirm = true, ...given } = options
  const answerer = createAnswerer(calls)
  const ending = new AbortController()
  const [container, overlayContainer] = [addElement(markup), addElement('')]
  const elements = { container, overlayContainer, signal: ending.signal }
  const { props, ...noted } = createProps({ ...DEFAULTS, ...given, ...elements }, confirm)
  const restoreFetch = replaceFetch(answerer.answer)
  const restoreAddress = moveInto(props.basePath)
  const end = (): void => {
    ending.abort()
    restoreFetch()
    restoreAddress()
    container.remove()
    overlayContainer.remove()
  }
  try {
    await app.bootstrap?.()
    await app.mount(props)
  } catch (error) {
    end()
    throw error
  }
  const { records, visited, links, readPageName } = noted
  return {
    ...records,
    props,
    container,
    visited,
    links,
    get pageName() {
      return readPageName()
    },
    calls: answerer.calls,
    refusedCalls: answerer.refused,
    update: async (changes) => {
      Object.assign(props, changes)
      await app.update?.(changes)
    },
    unmount: async () => {
      try {
        await app.unmount()
        return { leftovers: [...listLeftovers(container, markup), ...listLeftovers(overlayContainer, '')] }
      } finally {
        end()
      }
    },
  }
}

type Noted = {
  props: RegisteredAppProps
  records: HostRecords
  visited: string[]
  links: string[]
  readPageName: () => string | null
}

/** Makes the properties of a mount, which note what the app does with them. */
function createProps(
  given: GivenValues & Pick<RegisteredAppProps, 'container' | 'overlayContainer' | 'signal'>,
  confirm: ConfirmAnswer,
): Noted {
  const records = emptyRecords()
  const visited: string[] = []
  const links: string[] = []
  let pageName: string | null = null
  const note = (level: Level) => (text: string) => void records.toasts.push({ level, text })
  return {
    records,
    visited,
    links,
    readPageName: () => pageName,
    props: {
      ...given,
      getToken: async () => TOKEN,
      navigate: (to) => void visited.push(to),
      toast: {
        success: note('success'),
        error: note('error'),
        info: note('info'),
        warning: note('warning'),
      },
      confirm: async (request) => {
        records.confirms.push(request)
        return decide(confirm, request)
      },
      openLink: (url) => void links.push(url),
      announce: (text) => void records.announced.push(text),
      namePage: (name) => {
        pageName = name
        return () => {
          if (pageName === name) pageName = null
        }
      },
    },
  }
}

function addElement(markup: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = markup
  document.body.append(element)
  return element
}

/** Lists what an app has drawn and not removed: the elements inside those of its markup. */
function listLeftovers(container: HTMLElement, markup: string): string[] {
  const untouched = document.createElement('div')
  untouched.innerHTML = markup
  return container.innerHTML === untouched.innerHTML ? [] : [container.innerHTML]
}

/** Goes to the app's own address, where its router looks; an address below it that the test has chosen stays. */
function moveInto(basePath: string): () => void {
  const { pathname, search, hash } = window.location
  if (pathname === basePath || pathname.startsWith(`${basePath}/`)) return () => {}
  window.history.replaceState(null, '', basePath)
  return () => window.history.replaceState(null, '', pathname + search + hash)
}

/** Answers what begins with `/api/`, as the console's server would; everything else goes where it went before. */
function replaceFetch(answer: (call: SentCall) => Promise<{ status: number; body: string }>): () => void {
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = toRequest(input, init)
    const { pathname, search } = request.url
    if (!pathname.startsWith('/api/')) return original(input, init)
    if (request.authorization !== `Bearer ${TOKEN}`)
      return new Response(JSON.stringify({ code: UNAUTHORISED, data: null }), { status: UNAUTHORISED })
    const { status, body } = await answer({
      method: request.method,
      path: pathname + search,
      body: request.body,
    })
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }
  return () => {
    globalThis.fetch = original
  }
}

function toRequest(
  input: RequestInfo | URL,
  init: RequestInit = {},
): { url: URL; method: string; authorization: string | null; body: string } {
  const isRequest = typeof input === 'object' && 'headers' in input
  const headers = new Headers(init.headers ?? (isRequest ? input.headers : {}))
  return {
    url: new URL(isRequest ? input.url : input, document.baseURI),
    method: (init.method ?? (isRequest ? input.method : 'GET')).toUpperCase(),
    authorization: headers.get('authorization'),
    body: typeof init.body === 'string' ? init.body : '',
  }
}
