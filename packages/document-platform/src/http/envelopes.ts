/** Answers in the shapes that the documents allow: `{code, msg, data}` and `{status, data, errorMsg, errorCode}`. */
export type Answer =
  | { status: number; json: Record<string, unknown> }
  | { status: number; file: Uint8Array; mediaType: string; fileName?: string }

/** Code 0: what forms of projects and the ranks of quality demand. */
export const code0 = (data: unknown = null): Answer => ({ status: 200, json: { code: 0, msg: 'ok', data } })

/** Code 200: what charts demand. */
export const code200 = (data: unknown = null): Answer => ({
  status: 200,
  json: { code: 200, msg: 'success', data },
})

/** The word `success`, which paged lists of bills demand, beside a code. */
export const success = (data: unknown = null): Answer => ({
  status: 200,
  json: { status: 'success', data, errorMsg: null, errorCode: 0 },
})

/** The text '0' and no code at all, as the upload of a logo has it. */
export const status0 = (data: unknown = null): Answer => ({
  status: 200,
  json: { status: '0', data, errorMsg: '' },
})

/** Like `success`, but with code 200 as a text: numbers arrive as texts too. */
export const success200 = (data: unknown = null): Answer => ({
  status: 200,
  json: { status: 'success', data, errorMsg: '', errorCode: '200' },
})

/**
 * A refusal by the rules of the business. Both spellings of message and code are filled, so that every client finds the
 * spelling that it reads.
 */
export const refusal = (message: string, code = 1): Answer => ({
  status: 200,
  json: { code, msg: message, errorCode: code, errorMsg: message, data: null },
})

export const problem = (status: number, message: string): Answer => ({
  status,
  json: { code: status, msg: message, data: null },
})

export const file = (content: Uint8Array, mediaType: string, fileName?: string): Answer => ({
  status: 200,
  file: content,
  mediaType,
  ...(fileName === undefined ? {} : { fileName }),
})
