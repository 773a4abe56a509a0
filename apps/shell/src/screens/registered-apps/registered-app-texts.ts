import { defineTexts } from '@console/ui/texts'

/** Texts around apps that other teams registered. */
export const registeredAppTexts = defineTexts({
  'registeredApp.loading': ['Opening the app', '正在打开应用'],
  'registeredApp.notAsked': ['The list of apps could not be loaded', '无法加载应用列表'],
  'registeredApp.missing': ['This app is not available', '此应用不可用'],
  'registeredApp.missing.note': [
    'Your company has switched it off, has not agreed yet to what it may do, or gives it to other roles than yours; or it was taken back because it failed. An administrator sees more on the page Apps.',
    '您的公司已关闭此应用、尚未授权，或未向您的角色开放；也可能因故障已被撤回。管理员可在“应用”页面查看详情。',
  ],
  'registeredApp.ended': ['This app was switched off', '此应用已关闭'],
  'registeredApp.ended.note': [
    'It was open here and has been closed. What you had not saved in it may be lost.',
    '应用已从此处关闭，其中未保存的内容可能会丢失。',
  ],
  'registeredApp.safe': ['Safe mode: this app was not opened', '安全模式：未打开此应用'],
  'registeredApp.safe.note': [
    'Apps of other teams do not run during this visit.',
    '本次访问不运行其他团队的应用。',
  ],
  'registeredApp.leaveSafe': ['Leave safe mode', '退出安全模式'],
  'registeredApp.useSafe': [
    'Open the console without apps of other teams',
    '以不含其他团队应用的方式打开控制台',
  ],
  'registeredApp.contact': ['Contact for this app: {contact}', '此应用的联系人：{contact}'],
  'registeredApp.isolated.failed': ['{app} could not be opened', '无法打开{app}'],
  'registeredApp.isolated.failed.note': ['The list of its files could not be read.', '无法读取其文件清单。'],
  'registeredApp.isolated.late': ['{app} did not open', '{app}未能打开'],
  'registeredApp.isolated.late.note': [
    'It has not answered for {seconds} seconds.',
    '应用已 {seconds} 秒没有响应。',
  ],
  'registeredApp.isolated.protocol': ['{app} does not fit this console', '{app}与此控制台不兼容'],
  'registeredApp.isolated.protocol.note': [
    'It was built with another version of the package for apps, and does not speak {protocol}.',
    '应用使用了其他版本的应用开发包构建，不支持 {protocol} 协议。',
  ],
  'registeredApp.isolated.left': ['{app} was stopped', '{app}已停止'],
  'registeredApp.isolated.left.note': ['It left its own page.', '应用离开了自己的页面。'],
  'registeredApp.isolated.flood': ['{app} was stopped', '{app}已停止'],
  'registeredApp.isolated.flood.note': [
    'It sent too many messages to the console.',
    '应用向控制台发送了过多消息。',
  ],
  'registeredApp.isolated.focus': ['{app} was stopped', '{app}已停止'],
  'registeredApp.isolated.focus.note': [
    'It took the keyboard while you were typing into the console.',
    '您在控制台中输入时，应用抢占了键盘焦点。',
  ],
  'registeredApp.preview': [
    'Preview of version {version} – only you see it.',
    '预览版本 {version}，仅您可见。',
  ],
  'registeredApp.preview.leave': ['Leave the preview', '退出预览'],
  'registeredApp.preview.missing': [
    'There is no such version, or you may not preview it.',
    '没有此版本，或您无权预览。',
  ],
})
