/**
 * The messages between the console and the page in its frame. Both directions are typed and parsed here: anything of
 * another shape, version or sender is ignored, never answered.
 */

/** Marks our messages; another version is another protocol. */
const PROTOCOL = 'console-frame/1'

/** Longer texts are refused as titles and addresses. */
const MAX_TITLE_CHARACTERS = 200
const MAX_PATH_CHARACTERS = 4000
/** A higher page scrolls by itself. */
export const MAX_FRAME_HEIGHT_PX = 20_000
const MAX_TICKET_CHARACTERS = 512

/** Appearance and data context of the page. `businessTypeId` is null unless the page's link requests it (FRAME-003). */
export type FrameContext = {
  theme: 'light' | 'dark'
  language: 'en' | 'zh'
  timezone: string
  isBusinessMode: boolean
  businessTypeId: number | null
}

/** Keys of the console that a page forwards: `k` with Ctrl or ⌘, the others by themselves. */
export const HOST_KEYS = ['k', '/', '?'] as const
export type HostKey = (typeof HOST_KEYS)[number]

export type PageMessage =
  /** The page is ready. */
  | { type: 'ready' }
  /** The page received a 401 (FRAME-007). */
  | { type: 'unauthorised' }
  | { type: 'resize'; heightPx: number }
  | { type: 'navigate'; to: string }
  /** Shown beside the page's name in the menu; empty if that name is enough. */
  | { type: 'title'; title: string }
  /** The page's token expires soon. */
  | { type: 'renewTicket' }
  /** A shortcut of the console was pressed while the page had the focus. */
  | { type: 'shortcut'; key: HostKey }
  /** The query of the page's address changed: its filters, page and what is open. */
  | { type: 'query'; query: string }
  /** A modal dialog of the page opened or closed. */
  | { type: 'cover'; isCovered: boolean }

export type HostMessage = { type: 'context'; context: FrameContext } | { type: 'ticket'; ticket: string }

/** A message as it goes over the wire. */
export function sealed<Message extends PageMessage | HostMessage>(message: Message): unknown {
  return { protocol: PROTOCOL, ...message }
}

/** Parses a message of the page, or null. The four forms of 401 without our protocol are sent by other pages (FRAME-Q6). */
export function readPageMessage(data: unknown): PageMessage | null {
  if (isBare401(data)) return { type: 'unauthorised' }
  const fields = parseFields(data)
  if (fields === null) return null
  switch (fields['type']) {
    case 'ready':
    case 'unauthorised':
    case 'renewTicket':
      return { type: fields['type'] }
    case 'resize': {
      const heightPx = fields['heightPx']
      if (typeof heightPx !== 'number' || !(heightPx >= 0)) return null
      return { type: 'resize', heightPx: Math.min(Math.ceil(heightPx), MAX_FRAME_HEIGHT_PX) }
    }
    case 'navigate': {
      const to = parseText(fields['to'], MAX_PATH_CHARACTERS)
      return to === null ? null : { type: 'navigate', to }
    }
    case 'title': {
      const title = fields['title'] === '' ? '' : parseText(fields['title'], MAX_TITLE_CHARACTERS)
      return title === null ? null : { type: 'title', title }
    }
    case 'shortcut': {
      const key = HOST_KEYS.find((known) => known === fields['key'])
      return key === undefined ? null : { type: 'shortcut', key }
    }
    case 'query': {
      const query = fields['query']
      return isQuery(query) ? { type: 'query', query } : null
    }
    case 'cover': {
      const isCovered = fields['isCovered']
      return typeof isCovered === 'boolean' ? { type: 'cover', isCovered } : null
    }
    default:
      return null
  }
}

/** Parses a message of the console, or null. */
export function readHostMessage(data: unknown): HostMessage | null {
  const fields = parseFields(data)
  if (fields === null) return null
  if (fields['type'] === 'ticket') {
    const ticket = parseText(fields['ticket'], MAX_TICKET_CHARACTERS)
    return ticket === null ? null : { type: 'ticket', ticket }
  }
  if (fields['type'] !== 'context') return null
  const context = readContext(fields['context'])
  return context === null ? null : { type: 'context', context }
}

function readContext(data: unknown): FrameContext | null {
  const { theme, language, timezone, isBusinessMode, businessTypeId } = toRecord(data) ?? {}
  if (theme !== 'light' && theme !== 'dark') return null
  if (language !== 'en' && language !== 'zh') return null
  if (typeof timezone !== 'string' || typeof isBusinessMode !== 'boolean') return null
  if (businessTypeId !== null && !isId(businessTypeId)) return null
  return { theme, language, timezone, isBusinessMode, businessTypeId }
}

function isBare401(data: unknown): boolean {
  if (data === 401) return true
  const record = toRecord(data)
  return record !== null && (record['code'] === 401 || record['status'] === 401 || record['type'] === '401')
}

function parseFields(data: unknown): Record<string, unknown> | null {
  const record = toRecord(data)
  return record?.['protocol'] === PROTOCOL ? record : null
}

/** Messages are copies: reading a field runs no code of the sender's. */
function toRecord(data: unknown): Record<string, unknown> | null {
  return typeof data === 'object' && data !== null ? { ...data } : null
}

function parseText(value: unknown, max: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= max ? value : null
}

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_PATH_CHARACTERS && /^(\?|$)/.test(value)
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
