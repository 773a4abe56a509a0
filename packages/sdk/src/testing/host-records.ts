export type Level = 'success' | 'error' | 'info' | 'warning'

/** Requests of an app to the console, in order. */
export type HostRecords = {
  toasts: { level: Level; text: string }[]
  /** Questions to the person. */
  confirms: { title: string; content?: string }[]
  /** Pages of the console that the app has opened. */
  opened: string[]
  announced: string[]
}

export const emptyRecords = (): HostRecords => ({ toasts: [], confirms: [], opened: [], announced: [] })

/** The answer of the person: true unless a test says otherwise. */
export type ConfirmAnswer = boolean | ((request: { title: string }) => boolean)

export function decide(answer: ConfirmAnswer, request: { title: string }): boolean {
  return typeof answer === 'function' ? answer(request) : answer
}
