/** Texts of failed calls, by HTTP status (SHELL-018, ERR-005..015) and by what else can go wrong. */
export const httpMessagesEn = {
  'http.400': 'Request Error',
  'http.401': 'Unauthorized',
  'http.403': 'Access Denied',
  'http.404': 'Address Error',
  'http.408': 'Request Timeout',
  'http.500': 'Server Internal Error',
  'http.501': 'Server Not Implemented',
  'http.502': 'Gateway Error',
  'http.503': 'Server Error',
  'http.504': 'Gateway Timeout',
  'http.505': 'Not Support Http',
  'http.other': 'The server answered with status {status}',
  'http.network': 'The server could not be reached. Check the connection and try again',
  'http.shape': 'The server sent an answer the console does not understand',
  'http.refused': 'The server refused the request',
} as const

export type HttpMessageId = keyof typeof httpMessagesEn

export const httpMessagesZh: Record<HttpMessageId, string> = {
  'http.400': '请求错误',
  'http.401': '未授权，请登录',
  'http.403': '拒绝访问',
  'http.404': '请求地址出错',
  'http.408': '请求超时',
  'http.500': '服务器内部错误',
  'http.501': '服务未实现',
  'http.502': '网关错误',
  'http.503': '服务不可用',
  'http.504': '网关超时',
  'http.505': 'HTTP版本不受支持',
  'http.other': '服务器返回状态 {status}',
  'http.network': '无法连接服务器，请检查网络后重试',
  'http.shape': '服务器返回了无法识别的内容',
  'http.refused': '服务器拒绝了请求',
}

/** The text for a failed status; other statuses are named by their number. */
export function httpMessage(language: 'zh' | 'en', key: number | 'network' | 'shape' | 'refused'): string {
  const texts: Record<string, string> = language === 'zh' ? httpMessagesZh : httpMessagesEn
  return texts[`http.${key}`] ?? (texts['http.other'] ?? '').replace('{status}', String(key))
}

/** True if a status has a text of its own (SHELL-018). */
export function hasOwnMessage(status: number): boolean {
  return `http.${status}` in httpMessagesEn
}
