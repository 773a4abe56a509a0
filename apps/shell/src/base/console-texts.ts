import { sharedTexts } from '@console/sub-app/shared-texts'
import { defineTexts } from '@console/ui/texts'
import { uiTexts } from '@console/ui/ui-texts'
import { ACTION_NAMES } from './action-names.ts'

/** Texts of the signed-in frame. */
export const consoleTexts = defineTexts(
  sharedTexts,
  uiTexts,
  ACTION_NAMES,
  {
    'frame.skip': ['Skip to content', '跳到内容'],
    'frame.offline': [
      'You are offline. What is shown may be out of date; it is refreshed as soon as you are online again.',
      '您已离线。所示内容可能已过期，恢复联网后将立即刷新。',
    ],
    'frame.sample': ['What you see contains sample data.', '此处包含示例数据。'],
    'frame.sample.home': ['Remove it on the project home', '前往项目首页移除'],
    'frame.newVersion': [
      'A new version of the console is available. Drafts of forms are saved.',
      '控制台有新版本可用。表单草稿已保存。',
    ],
    'frame.reload': ['Reload', '刷新'],
    'frame.unread': ['{count} unread', '{count} 条未读'],
    'header.notLive': [
      'Live updates are interrupted. Pages are refreshed at intervals instead.',
      '实时更新已中断，页面改为定时刷新。',
    ],
    'frame.uncover': ['Back to the console', '返回控制台'],
    'header.backTo': ['Back to {name}', '返回{name}'],
    'header.openMenu': ['Open menu', '打开菜单'],
    'header.business': ['Business', '业务'],
    'header.business.muted': [
      'This page shows the same for every business. The choice applies to pages of one business.',
      '此页面不区分业务；所选业务仅对按业务显示的页面生效。',
    ],
    'header.business.refused': [
      '“{name}” is not available to you any more. “{selected}” is selected instead.',
      '您已无权使用业务“{name}”，已切换为“{selected}”。',
    ],
    'header.business.refusedOnly': [
      '“{name}” is not available to you any more. Contact an administrator, who can assign a business to you.',
      '您已无权使用业务“{name}”，请联系管理员为您分配业务。',
    ],
    'header.purpose': ['What this page is for', '页面说明'],
    'header.views': ['Views', '视图'],
    'header.noBusiness': ['No binding business', '未绑定业务'],
    'header.timezone': ['Times are shown in the zone {timezone}', '时间按 {timezone} 时区显示'],
    'header.certified': ['Certified', '已认证'],
    'header.notCertified': ['Not Certified', '未认证'],
    'header.certificationHelp': [
      'Please contact {email} for certification support',
      '如需认证支持，请联系 {email}',
    ],
    'header.certificationHelpUnnamed': [
      'Please contact the platform for certification support',
      '如需认证支持，请联系平台',
    ],
    'user.menu': ['{name}, user menu', '{name}，用户菜单'],
    'user.company': ['Company information', '企业信息'],
    'user.credentials': ['API credentials', 'API 凭证'],
    'user.password': ['Change password', '修改密码'],
    'user.factor': ['Two-step verification', '两步验证'],
    'user.sessions': ['Active sessions', '登录会话'],
    'user.schedules': ['Scheduled reports', '定时报表'],
    'user.releaseNotes': ['Release notes', '版本说明'],
    'user.dialogLost': [
      'The dialog could not be loaded. Check the connection and try again.',
      '无法加载对话框，请检查网络后重试。',
    ],
    'signOut.title': ['Log out', '退出登录'],
    'signOut.question': [
      'Do you want to log out? All tabs of the console will be signed out.',
      '确定要退出登录吗？控制台的所有标签页都会退出。',
    ],
    'signOut.confirm': ['Log out', '退出登录'],
    'signOut.done': ['You are logged out.', '您已退出登录。'],
    'confirm.ok': ['OK', '确定'],
    'confirm.cancel': ['Cancel', '取消'],
    'sidebar.home': ['{title}, home', '{title}，首页'],
    'sidebar.menu': ['Menu', '菜单'],
    'sidebar.closeMenu': ['Close menu', '关闭菜单'],
    'sidebar.rail': ['Areas', '功能区'],
    'sidebar.more': ['More', '更多'],
    'sidebar.collapse': ['Collapse sidebar', '收起侧边栏'],
    'sidebar.expand': ['Expand sidebar', '展开侧边栏'],
    'sidebar.newWindow': ['Opens a new window', '在新窗口打开'],
    'sidebar.search': ['Search the menu', '搜索菜单'],
    'sidebar.clearSearch': ['Clear the search', '清除搜索'],
    'sidebar.found': ['Pages found', '找到的页面'],
    'sidebar.foundCount': [
      '{count, plural, =0 {No page has this name.} one {# page found} other {# pages found}}',
      '{count, plural, =0 {没有此名称的页面。} other {找到 # 个页面}}',
    ],
    'favourites.add': ['Add {name} to favourites', '收藏{name}'],
    'favourites.remove': ['Remove {name} from favourites', '取消收藏{name}'],
    'favourites.full': ['At most {max} pages can be favourites.', '最多收藏 {max} 个页面。'],
    'palette.open': ['Search pages and actions', '搜索页面和操作'],
    'palette.hint': ['Search', '搜索'],
    'palette.notLoaded': ['The search could not be loaded: {reason}', '无法加载搜索：{reason}'],
    'page.home.name': ['Home', '首页'],
    'page.registeredApp.name': ['App', '应用'],
    'page.notFound.name': ['Page not found', '页面不存在'],
    'page.notFound.text': ['Sorry, the page you visited does not exist.', '抱歉，您访问的页面不存在。'],
    'page.welcome.name': ['Welcome', '欢迎'],
    'page.welcome.title': ['Welcome, {name}', '{name}，欢迎使用'],
    'page.welcome.text': [
      'Your work is in the seat client. Messages for you are behind the bell, your account is at the top right. An administrator of {tenant} can give you pages of this console.',
      '您的工作在坐席客户端中进行。消息在铃铛处查看，账号设置在右上角。如需使用控制台页面，请联系 {tenant} 的管理员。',
    ],
    'page.welcome.seat': ['Open my seat', '打开我的坐席'],
    'page.welcome.client': ['Get the seat client', '获取坐席客户端'],
    'page.notFound.note': [
      'The address may be mistyped, or the page may have moved.',
      '地址可能有误，或页面已移动。',
    ],
    'page.noPermission.name': ['No permission', '没有权限'],
    'page.noPermission.thatPage': ['the requested page', '您要打开的页面'],
    'page.trailSeparator': [', ', '、'],
    'page.moduleMissing.text': ['The module of this page was not found', '找不到此页面的模块'],
    'page.moduleMissing.note': [
      '“{component}” is not installed here. The other pages still work.',
      '此处未安装“{component}”，其他页面不受影响。',
    ],
    'page.codeLost': [
      'Its code could not be loaded. Check the connection and try again.',
      '无法获取此页面的代码，请检查网络后重试。',
    ],
    'page.backHome': ['Back home', '返回首页'],
    'page.noHome': [
      'No page is available to you. Contact your administrator for access.',
      '您的菜单中没有可返回的页面，请联系管理员开通权限。',
    ],
  },
  {
    'module.failed': ['Error! Component failed to load', '错误！组件加载失败'],
    'module.timedOut': ['Loader timed out!', '加载超时！'],
    'module.otherKit': [
      'This module is not compatible with this version of the console',
      '该模块与当前控制台版本不匹配',
    ],
    'module.loading': ['Loading the page', '正在加载页面'],
    'module.reason.status': [
      'The server answered {status} when the module “{module}” was loaded.',
      '加载模块“{module}”时服务器返回 {status}。',
    ],
    'module.reason.network': ['The module “{module}” could not be reached.', '无法连接模块“{module}”。'],
    'module.reason.slowFile': [
      'A file of the module “{module}” did not arrive in time.',
      '模块“{module}”的文件未能及时到达。',
    ],
    'module.reason.integrity': [
      'A file of the module “{module}” differs from the released one and was not run.',
      '模块“{module}”的文件与发布的版本不一致，未予执行。',
    ],
    'module.reason.foreignFile': [
      'The module “{module}” requested a file that does not belong to it.',
      '模块“{module}”请求了不属于它的文件。',
    ],
    'module.reason.manifest': [
      'The list of files of the module “{module}” cannot be read.',
      '无法读取模块“{module}”的文件清单。',
    ],
    'module.reason.kitVersion': [
      'The module “{module}” needs version {needed} of the shared libraries, the console has {present}.',
      '模块“{module}”需要共享库版本 {needed}，控制台的版本为 {present}。',
    ],
    'module.reason.script': [
      'The module “{module}” failed while it was starting.',
      '模块“{module}”启动失败。',
    ],
    'module.reason.timeout': [
      'The module “{module}” did not start in time. The rest of the console still works.',
      '模块“{module}”未能及时启动，控制台其他部分不受影响。',
    ],
    'module.overridden': ['This browser loads it from a custom address.', '此浏览器从自定义地址加载该模块。'],
    'module.removeOverride': ['Use the released version', '使用发布版本'],
    'override.banner': [
      'This browser loads a custom version of: {modules}.',
      '此浏览器正在使用自定义版本：{modules}。',
    ],
    'override.reset': ['Use the released versions', '使用发布版本'],
  },
)
