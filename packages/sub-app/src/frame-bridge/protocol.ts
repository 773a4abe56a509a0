/**
 * What a console and the page in its frame say to each other. Both sides are typed here and read here: whatever has
 * another shape, another version or another sender is ignored, never answered.
 */

/** Marks our messages among those of other scripts; another version is another protocol. */
const PROTOCOL = 'console-frame/1'

/** Longer texts are no titles and no addresses of the console. */
const MAX_TITLE_CHARACTERS = 200
const MAX_PATH_CHARACTERS = 4000
/** Beyond it a page scrolls by itself. */
export const MAX_FRAME_HEIGHT_PX = 20_000
const MAX_TICKET_CHARACTERS = 512

/** What the page should look like and work on. `businessTypeId` is null unless the page's link asks for it (FRAME-003). */
export type FrameContext = {
  theme: 'light' | 'dark'
  language: 'en' | 'zh'
  timezone: string
  isBusinessMode: boolean
  businessTypeId: number | null
}

export type PageMessage =
  /** The page can be seen. */
  | { type: 'ready' }
  /** The page was told 401 (FRAME-007). */
  | { type: 'unauthorised' }
  | { type: 'resize'; heightPx: number }
  | { type: 'navigate'; to: string }
  | { type: 'title'; title: string }
  /** The page's token ends soon. */
  | { type: 'renewTicket' }

export type HostMessage = { type: 'context'; context: FrameContext } | { type: 'ticket'; ticket: string }

/** A message as it goes over the wire. */
export function sealed<Message extends PageMessage | HostMessage>(message: Message): unknown {
  return { protocol: PROTOCOL, ...message }
}

/** What a page says, or null. The four bare forms of 401 are those of pages that know no protocol (FRAME-Q6). */
export function readPageMessage(data: unknown): PageMessage | null {
  if (isBare401(data)) return { type: 'unauthorised' }
  const fields = fieldsOf(data)
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
      const to = textOf(fields['to'], MAX_PATH_CHARACTERS)
      return to === null ? null : { type: 'navigate', to }
    }
    case 'title': {
      const title = textOf(fields['title'], MAX_TITLE_CHARACTERS)
      return title === null ? null : { type: 'title', title }
    }
    default:
      return null
  }
}

/** What the console says, or null. */
export function readHostMessage(data: unknown): HostMessage | null {
  const fields = fieldsOf(data)
  if (fields === null) return null
  if (fields['type'] === 'ticket') {
    const ticket = textOf(fields['ticket'], MAX_TICKET_CHARACTERS)
    return ticket === null ? null : { type: 'ticket', ticket }
  }
  if (fields['type'] !== 'context') return null
  const context = readContext(fields['context'])
  return context === null ? null : { type: 'context', context }
}

function readContext(data: unknown): FrameContext | null {
  const { theme, language, timezone, isBusinessMode, businessTypeId } = recordOf(data) ?? {}
  if (theme !== 'light' && theme !== 'dark') return null
  if (language !== 'en' && language !== 'zh') return null
  if (typeof timezone !== 'string' || typeof isBusinessMode !== 'boolean') return null
  if (businessTypeId !== null && !isId(businessTypeId)) return null
  return { theme, language, timezone, isBusinessMode, businessTypeId }
}

function isBare401(data: unknown): boolean {
  if (data === 401) return true
  const record = recordOf(data)
  return record !== null && (record['code'] === 401 || record['status'] === 401 || record['type'] === '401')
}

function fieldsOf(data: unknown): Record<string, unknown> | null {
  const record = recordOf(data)
  return record?.['protocol'] === PROTOCOL ? record : null
}

/** Messages are copies: reading a field runs no code of the sender's. */
function recordOf(data: unknown): Record<string, unknown> | null {
  return typeof data === 'object' && data !== null ? { ...data } : null
}

function textOf(value: unknown, max: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= max ? value : null
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
