import { preferencesTexts } from '@console/domain-ui/preferences-texts'
import { defineFirstTexts } from '@console/ui/texts'

/** Texts of the pages before sign-in and of the start; the signed-in console has its own. */
export const entryTexts = defineFirstTexts(preferencesTexts, {
  'signIn.title': ['Sign in', '登录'],
  'signIn.returnUnnamed': ['You will go back to the page you opened.', '登录后将返回您打开的页面。'],
  'signIn.return': ['You will go back to {page}.', '登录后将返回{page}。'],
  'signIn.username': ['Username', '用户名'],
  'signIn.password': ['Password', '密码'],
  'signIn.showPassword': ['Show password', '显示密码'],
  'signIn.hidePassword': ['Hide password', '隐藏密码'],
  'signIn.forgotPassword': ['Forgot password', '忘记密码'],
  'signIn.submit': ['Sign in', '登录'],
  'signIn.haveInvitation': ['Have an invitation?', '收到邀请？'],
  'signIn.register': ['Register', '注册'],
  'signIn.register.later': ['Registration is not available yet.', '注册功能尚未开放。'],
  'signIn.version': ['{title} Console {version}', '{title} 控制台 {version}'],
  'signIn.backToSignIn': ['Back to sign in', '返回登录'],
  'signIn.notice.passwordChanged': [
    'Your password is changed. Sign in with the new one to continue.',
    '密码已修改，请使用新密码登录。',
  ],
  'signIn.notice.sessionEnded': ['Your session has ended. Sign in to continue.', '会话已结束，请重新登录。'],
  'signIn.notice.cookiesBlocked': [
    'This browser blocks cookies for this site. You can sign in, but you will have to sign in again after every reload and in every new tab. Allow cookies to stay signed in.',
    '浏览器阻止了本站的 Cookie。您仍可登录，但每次刷新页面或打开新标签页都需要重新登录。要保持登录，请允许 Cookie。',
  ],
  'signIn.notice.unreachable': [
    'The server could not be reached to check your session. Sign in, or reload the page later.',
    '无法连接服务器，未能验证您的会话。请登录，或稍后刷新页面。',
  ],
  'signIn.error.incomplete': ['Enter your username and password.', '请输入用户名和密码。'],
  'signIn.error.wrongCredentials': ['Wrong username or password.', '用户名或密码错误。'],
  'signIn.error.accountDisabled': [
    'This account is disabled. Contact your administrator to enable it.',
    '该账号已停用，请联系管理员启用。',
  ],
  'signIn.error.limited': [
    'Too many attempts. Try again in {minutes, plural, one {a minute} other {# minutes}} at most.',
    '尝试次数过多，请在 {minutes} 分钟内稍后再试。',
  ],
  'signIn.error.wait': ['{minutes}:{seconds} left', '还剩 {minutes}:{seconds}'],
  'signIn.error.unreachable': [
    'The server could not be reached. Check the connection and try again.',
    '无法连接服务器，请检查网络后重试。',
  ],
  'signIn.error.server': [
    'The server could not sign you in (status {status}). Try again in a moment.',
    '服务器暂时无法登录（状态 {status}），请稍后重试。',
  ],
  'forgotPassword.title': ['Forgot password', '忘记密码'],
  'forgotPassword.text': [
    'Contact your company’s administrator for a new password. They can set one under Accounts; you change it when you first sign in.',
    '请联系贵公司的管理员重置密码。管理员可在账号页面设置新密码，您首次登录时需要修改。',
  ],
  'register.title': ['Register', '注册'],
  'register.text': [
    'Registration by invitation is not available yet. Contact the person who invited you to get an account.',
    '邀请注册功能尚未开放。请联系邀请您的人为您开通账号。',
  ],
  'boot.starting': ['The console is starting', '控制台正在启动'],
  'boot.failed': ['The console could not start', '控制台无法启动'],
  'boot.retry': ['Retry', '重试'],
  'boot.refresh': ['Refresh', '刷新'],
  'boot.step.config': ['Its settings could not be loaded.', '无法加载设置。'],
  'boot.step.kit': ['Shared libraries could not be loaded.', '部分程序无法加载。'],
  'boot.step.account': ['Your account could not be loaded.', '无法加载您的账号。'],
  'boot.step.registry': ['The list of its modules could not be loaded.', '无法加载模块列表。'],
  'boot.step.menu': ['Your menu could not be loaded.', '无法加载您的菜单。'],
  'boot.step.page': ['An unexpected error occurred on the page.', '绘制页面时发生了意外错误。'],
  'boot.notAuthorised': ['You are not authorised', '您没有访问权限'],
  'boot.notAuthorised.note': [
    'The server refused a request that the console needs to start. Your permissions may have just changed: refresh, or contact your administrator.',
    '服务器拒绝了控制台启动所需的请求。您的权限可能刚刚变更：请刷新，或联系管理员。',
  ],
})
