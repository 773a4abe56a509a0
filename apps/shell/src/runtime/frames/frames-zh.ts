import type { framesEn } from './frames-en.ts'

export const framesZh: Record<keyof typeof framesEn, string> = {
  'frames.loading': '正在打开{page}',
  'frames.late': '{page}未能打开',
  'frames.late.note': '页面已 {seconds} 秒没有响应。',
  'frames.failed': '无法打开{page}',
  'frames.refused': '此处无法打开{page}',
  'frames.refused.noLink': '该菜单项没有配置地址。',
  'frames.refused.notWeb': '该地址不是网页地址（http 或 https）。',
  'frames.refused.unknownPlaceholder': '该地址包含控制台无法识别的占位符：{detail}。',
  'frames.refused.placeholderInHost': '该地址的主机名中包含占位符。',
  'frames.refused.ownPage': '该地址是控制台自身的页面，控制台不能嵌入自己的框架中。',
  'frames.refused.tokenRefused':
    '该页面位于 {detail}，该地址未登记接收您的登录凭证，因此没有向其发送任何内容。',
  'frames.refused.register': '请联系管理员登记该地址。',
  'frames.refused.whom': '请联系管理员更正该菜单项。',
  'frames.unauthorised': '您没有访问权限',
  'frames.unauthorised.note': '{page}拒绝了您的登录凭证。请刷新该页面；控制台的其他部分可继续使用。',
  'frames.refresh': '刷新',
}
