import * as z from 'zod'

export const MAX_APP_TEXT_CHARACTERS = 500
export const MAX_APP_TITLE_CHARACTERS = 80
export const MAX_PATH_CHARACTERS = 2000
export const MAX_APP_ACTIONS = 20
/** As large as the body of any call. */
const MAX_CALL_CHARACTERS = 98_304

export const text = z.string().min(1).max(MAX_APP_TEXT_CHARACTERS)
export const title = z.string().min(1).max(MAX_APP_TITLE_CHARACTERS)
export const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
export const kind = <Type extends string>(type: Type) => ({ type: z.literal(type) })

export const toastMessage = z.strictObject({
  ...kind('toast'),
  level: z.enum(['success', 'error', 'info', 'warning']),
  text,
})

export const confirmMessage = z.strictObject({
  ...kind('confirm'),
  id,
  title,
  content: text.exactOptional(),
  okText: title.exactOptional(),
  cancelText: title.exactOptional(),
  isDestructive: z.boolean().exactOptional(),
})

export const callMessage = z.strictObject({
  ...kind('call'),
  id,
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string().min(1).max(MAX_PATH_CHARACTERS),
  body: z.string().max(MAX_CALL_CHARACTERS).exactOptional(),
})
