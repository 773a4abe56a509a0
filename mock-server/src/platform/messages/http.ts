import type { Text } from './text.ts'

export const httpTexts = {
  invalidRequest: {
    en: 'Some values were not accepted. Check the marked fields.',
    zh: '部分内容无效，请检查标出的字段。',
  },
  malformedBody: { en: 'The request could not be read.', zh: '无法读取请求内容。' },
  unstorableText: {
    en: 'A text contains a character that cannot be stored (U+0000).',
    zh: '文本中含有无法保存的字符（U+0000）。',
  },
  unsupportedBody: { en: 'Only JSON requests are accepted here.', zh: '此处只接受 JSON 请求。' },
  addressTooLong: {
    en: 'The address is too long. Use fewer or shorter filters.',
    zh: '地址过长，请减少或缩短筛选条件。',
  },
  bodyTooLarge: { en: 'The request is larger than allowed.', zh: '请求内容超出允许的大小。' },
  notSignedIn: { en: 'Sign in to continue.', zh: '请登录后继续。' },
  sessionEnded: { en: 'Your session has ended. Sign in again.', zh: '登录已失效，请重新登录。' },
  notConsented: {
    en: 'The company has not consented to this call of the app.',
    zh: '贵公司未授权该应用调用此接口。',
  },
  forbidden: { en: 'You do not have permission for this.', zh: '您没有此操作的权限。' },
  mustChangePassword: { en: 'Change your one-time password first.', zh: '请先修改一次性密码。' },
  mustSetUpFactor: {
    en: 'Your company demands two-step verification. Set it up first.',
    zh: '贵公司要求启用两步验证，请先完成设置。',
  },
  notFound: { en: 'This does not exist, or is not yours to see.', zh: '内容不存在，或您无权查看。' },
  unknownCall: { en: 'There is no such address on this server.', zh: '服务器上没有此地址。' },
  notBuilt: {
    en: 'The console is not built yet. Run the build first.',
    zh: '控制台尚未构建，请先执行构建。',
  },
  conflict: { en: 'This was changed meanwhile. Load it again.', zh: '内容已被更改，请重新加载。' },
  busy: {
    en: 'The server is stopping or overloaded. Try again shortly.',
    zh: '服务器正在停止或繁忙，请稍后重试。',
  },
  collided: {
    en: 'Others are changing the same data at this moment. Nothing was saved: try again.',
    zh: '其他人正在更改相同的数据，本次未保存，请重试。',
  },
  tooManyAtOnce: {
    en: 'Too many requests at once. Try again in a moment.',
    zh: '同时进行的请求过多，请稍后重试。',
  },
  tooSlow: {
    en: 'This took too long and was stopped. Narrow the filter, or try again later.',
    zh: '查询耗时过长，已停止。请缩小筛选范围，或稍后重试。',
  },
  diskFull: {
    en: 'The server’s disk is full: nothing can be saved now, reading works.',
    zh: '服务器磁盘已满：目前无法保存，仍可查看。',
  },
  internal: { en: 'Something went wrong on the server. Reference: {id}', zh: '服务器发生错误。编号：{id}' },
  rangeBackwards: { en: 'The end is before the beginning.', zh: '结束时间早于开始时间。' },
} satisfies Record<string, Text>

/** "1 minute", "30 seconds": how long until something may be tried again. */
export function waitText(seconds: number): Text {
  if (seconds < 60) return { en: `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`, zh: `${seconds} 秒` }
  const minutes = Math.ceil(seconds / 60)
  return { en: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`, zh: `${minutes} 分钟` }
}
