import { defineTexts } from '@console/ui/texts'

/** Texts around framed pages. */
export const frameTexts = defineTexts({
  'frames.loading': ['Opening {page}', '正在打开{page}'],
  'frames.late': ['{page} did not open', '{page}未能打开'],
  'frames.late.note': ['The page has not answered for {seconds} seconds.', '页面已 {seconds} 秒没有响应。'],
  'frames.failed': ['{page} could not be opened', '无法打开{page}'],
  'frames.refused': ['{page} cannot be opened here', '此处无法打开{page}'],
  'frames.refused.noLink': ['Its menu item names no address.', '该菜单项没有配置地址。'],
  'frames.refused.notWeb': [
    'Its address is not a web address (http or https).',
    '该地址不是网页地址（http 或 https）。',
  ],
  'frames.refused.unknownPlaceholder': [
    'Its address has a placeholder that the console does not know: {detail}.',
    '该地址包含控制台无法识别的占位符：{detail}。',
  ],
  'frames.refused.placeholderInHost': [
    'Its address has a placeholder in the name of the host.',
    '该地址的主机名中包含占位符。',
  ],
  'frames.refused.ownPage': [
    'Its address is a page of the console itself. The console cannot be shown in its own frame.',
    '该地址是控制台自身的页面，控制台不能嵌入自己的框架中。',
  ],
  'frames.refused.tokenRefused': [
    'It is on {detail}, which is not registered to receive your sign-in, so nothing was sent there.',
    '该页面位于 {detail}，该地址未登记接收您的登录凭证，因此没有向其发送任何内容。',
  ],
  'frames.refused.register': [
    'Contact your administrator to register this address.',
    '请联系管理员登记该地址。',
  ],
  'frames.refused.whom': [
    'Contact your administrator to correct the menu item.',
    '请联系管理员更正该菜单项。',
  ],
  'frames.unauthorised': ['You are not authorised', '您没有访问权限'],
  'frames.unauthorised.note': [
    '{page} refused your sign-in. Refresh the page; the rest of the console still works.',
    '{page}拒绝了您的登录凭证。请刷新该页面；控制台的其他部分可继续使用。',
  ],
  'frames.refresh': ['Refresh', '刷新'],
})
