import { defineTexts } from '@console/ui/texts'

/** Texts around apps that run on the machine of their developer. */
export const localPageTexts = defineTexts({
  'localPage.on': [
    'Development: “{module}” runs from {address}, in this tab only. What it does here is done in your name.',
    '开发模式：“{module}”正从 {address} 运行，仅限此标签页。它在此处的操作均以您的名义进行。',
  ],
  'localPage.leave': ['End it', '结束'],
  'localPage.offer': ['Open “{module}” from your own machine?', '从本机打开“{module}”？'],
  'localPage.offer.note': [
    'Code from {address} will run in this tab as an app of the console, and could do what you may do. Go on only if you run that server yourself.',
    '来自 {address} 的代码将在此标签页中作为控制台应用运行，并可执行您有权进行的操作。请仅在该服务由您本人运行时继续。',
  ],
  'localPage.open': ['Open it', '打开'],
  'localPage.refused': ['This page cannot be opened', '无法打开此页面'],
  'localPage.notAllowed': [
    'You may not open apps from your own machine. An administrator of your company can give you the permission, in a role.',
    '您无权打开本机应用。企业管理员可在角色中授予该权限。',
  ],
  'localPage.unreadable': [
    'The address has to name an app and where it runs, such as ?app-dev=orders@http://localhost:5173',
    '地址需包含应用名称及其运行地址，例如 ?app-dev=orders@http://localhost:5173',
  ],
  'localPage.loading': ['Opening the local page', '正在打开本机页面'],
  'localPage.unreachable': ['The local page could not be loaded', '无法加载本机页面'],
  'localPage.unreachable.note': [
    'Nothing readable came from {address}. Is the development server running, and does it allow requests from {origin} (CORS)?',
    '未能从 {address} 读取内容。请确认开发服务器已启动，并允许来自 {origin} 的请求（CORS）。',
  ],
})
