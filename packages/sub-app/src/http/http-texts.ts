import { defineFirstTexts } from '@console/ui/texts'

/** Texts of failed calls, by HTTP status (SHELL-018, ERR-005..015) and by what else can go wrong. */
export const httpTexts = defineFirstTexts({
  'http.400': ['Request Error', '请求错误'],
  'http.401': ['Unauthorized', '未授权，请登录'],
  'http.403': ['Access Denied', '拒绝访问'],
  'http.404': ['Address Error', '请求地址出错'],
  'http.408': ['Request Timeout', '请求超时'],
  'http.500': ['Server Internal Error', '服务器内部错误'],
  'http.501': ['Server Not Implemented', '服务未实现'],
  'http.502': ['Gateway Error', '网关错误'],
  'http.503': ['Server Error', '服务不可用'],
  'http.504': ['Gateway Timeout', '网关超时'],
  'http.505': ['Not Support Http', 'HTTP版本不受支持'],
  'http.other': ['The server answered with status {status}', '服务器返回状态 {status}'],
  'http.network': [
    'The server could not be reached. Check the connection and try again',
    '无法连接服务器，请检查网络后重试',
  ],
  'http.shape': ['The server sent an answer the console does not understand', '服务器返回了无法识别的内容'],
  'http.refused': ['The server refused the request', '服务器拒绝了请求'],
})
