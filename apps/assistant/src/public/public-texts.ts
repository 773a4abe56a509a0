import { formTexts } from '@console/ui/form-texts'
import { defineFirstTexts } from '@console/ui/texts'
import { assistantTexts } from '../base/assistant-texts.ts'

/** Texts of the pages for everybody: each is the only page of its document. */
export const publicTexts = defineFirstTexts(
  assistantTexts,
  formTexts,
  {
    'releaseNotes.title': ['Release notes', '版本说明'],
    'releaseNotes.what': [
      'The changes of each version of the console and its apps, newest first.',
      '控制台及其应用各版本的更新内容，最新版本在前。',
    ],
    'releaseNotes.failed': ['The release notes could not be loaded', '无法加载版本说明'],
    'releaseNotes.version': ['Version {version}', '版本 {version}'],
    'releaseNotes.current': ['Current', '当前使用'],
    'releaseNotes.console': ['Console', '控制台'],
    'releaseNotes.apps': ['Apps', '移动应用'],
    'releaseNotes.app': [
      '{platform, select, ios {iOS} other {Android}} {version}',
      '{platform, select, ios {iOS} other {Android}} {version} 版本',
    ],
  },
  {
    'download.title': ['Download', '下载'],
    'download.what': [
      'The console itself needs no installation: a current Chrome, Edge, Firefox or Safari is enough.',
      '控制台本身无需安装，使用新版 Chrome、Edge、Firefox 或 Safari 即可。',
    ],
    'download.failed': ['The downloads could not be loaded', '无法加载下载列表'],
    'download.platform.monitor': ['Monitoring', '监控'],
    'download.platform.ios': ['App for iPhone and iPad', 'iPhone 和 iPad 应用'],
    'download.platform.android': ['App for Android', 'Android 应用'],
    'download.recommended': ['You came here for monitoring', '您正在查找监控功能'],
    'download.monitor': [
      'Nothing to install: sign in to the console with a current browser, and open the workspace.',
      '无需安装：使用新版浏览器登录控制台，打开工作台即可。',
    ],
    'download.released': ['Version {version}, released {day}', '版本 {version}，发布于 {day}'],
    'download.none': ['No version has been released yet.', '尚未发布任何版本。'],
    'download.get': ['Download {platform}', '下载{platform}'],
  },
  {
    'signUp.title': ['Sign up', '注册'],
    'signUp.what': [
      'Accounts are created by invitation. An administrator of the company enables yours.',
      '账号凭邀请注册，由企业管理员启用。',
    ],
    'signUp.invitedBy': ['{company} invites you.', '{company}邀请您注册。'],
    'signUp.invite': ['Invitation code', '邀请码'],
    'signUp.username': ['Username', '用户名'],
    'signUp.name': ['Your name', '姓名'],
    'signUp.password': ['Password', '密码'],
    'signUp.confirmPassword': ['Confirm password', '确认密码'],
    'signUp.haveAccount': ['Have an account?', '已有账号？'],
    'signUp.signIn': ['Sign in', '登录'],
    'signUp.submit': ['Sign up', '注册'],
    'signUp.done.title': ['Account created', '账号已创建'],
    'signUp.done.text': [
      'The account {username} belongs to {company}. It is disabled until an administrator of the company enables it; they have been notified.',
      '账号 {username} 属于{company}，在企业管理员启用之前保持停用。管理员已收到通知。',
    ],
    'signUp.problem.inviteMissing': ['Enter your invitation code', '请输入邀请码'],
    'signUp.problem.codeUnknown': [
      'This invitation code is not known. Check it, or request a new one.',
      '邀请码不存在，请核对或索取新的邀请码。',
    ],
    'signUp.problem.codeExpired': [
      'This invitation code has expired. Request a new one.',
      '邀请码已过期，请索取新的邀请码。',
    ],
    'signUp.problem.codeUsed': [
      'This invitation code has been used already. Request a new one.',
      '邀请码已被使用，请索取新的邀请码。',
    ],
    'signUp.problem.usernameMissing': ['Enter a username', '请输入用户名'],
    'signUp.problem.usernameForm': [
      'Use 3 to 64 Latin letters, digits or . _ @ - and begin with a letter or digit',
      '请使用 3 至 64 位英文字母、数字或 . _ @ -，并以字母或数字开头',
    ],
    'signUp.problem.usernameTaken': ['This username is taken. Choose another.', '该用户名已被占用，请更换。'],
    'signUp.problem.nameMissing': ['Enter your name', '请输入姓名'],
    'signUp.problem.passwordMissing': ['Password cannot be empty', '密码不能为空'],
    'signUp.problem.sameAsAccount': ['Password cannot be the same as account', '密码不能与账号相同'],
    'signUp.problem.rule.default': [
      'Password 8-16 digits, consisting of numbers, uppercase letters, lowercase letters, special characters, at least 3 components',
      '密码为 8-16 位，由数字、大写字母、小写字母、特殊字符组成，至少包含 3 种',
    ],
    'signUp.problem.rule.long': [
      'Password 12-128 characters, and none of the common ones',
      '密码为 12-128 个字符，且不能是常见密码',
    ],
    'signUp.problem.confirmMissing': ['Please enter the password again', '请再次输入密码'],
    'signUp.problem.confirmDiffers': ['The two passwords differ', '两次输入的密码不一致'],
  },
  {
    'forgotPassword.title': ['Forgot password', '忘记密码'],
    'forgotPassword.what': [
      'Enter your username, or the mail address that you confirmed for your account. You get a link to set a new password.',
      '请输入用户名或已确认的邮箱，我们会向您发送设置新密码的链接。',
    ],
    'forgotPassword.account': ['Username or mail address', '用户名或邮箱'],
    'forgotPassword.accountMissing': ['Enter your username or mail address', '请输入用户名或邮箱'],
    'forgotPassword.submit': ['Send the link', '发送链接'],
    'forgotPassword.noMail': [
      'Without a confirmed mail address, contact your company’s administrator for a new password.',
      '如未确认邮箱，请联系贵公司的管理员重置密码。',
    ],
    'forgotPassword.done.title': ['Check your mail', '请查收邮件'],
    'forgotPassword.done.text': [
      'If there is such an account with a confirmed mail address, a link is on its way. It works once, for {minutes} minutes. If nothing comes, look in the spam folder, or contact your company’s administrator.',
      '如果该账号存在且已确认邮箱，链接将发送到该邮箱。链接仅可使用一次，{minutes} 分钟内有效。如未收到，请检查垃圾邮件，或联系贵公司的管理员。',
    ],
  },
  {
    'newPassword.title': ['Set a new password', '设置新密码'],
    'newPassword.what': [
      'All sessions of your account end when the password is set.',
      '设置新密码后，您账号的所有会话将结束。',
    ],
    'newPassword.password': ['New password', '新密码'],
    'newPassword.confirm': ['Confirm new password', '确认新密码'],
    'newPassword.submit': ['Set the password', '设置密码'],
    'newPassword.sameAsOld': ['Old and new passwords cannot be the same', '新旧密码不能相同'],
    'newPassword.done.title': ['Password set', '密码已设置'],
    'newPassword.done.text': ['Sign in with your new password.', '请使用新密码登录。'],
    'newPassword.linkInvalid.title': ['This link does not work', '链接无效'],
    'newPassword.linkInvalid.text': [
      'It was used already, has expired, or was replaced by a newer one. Your password is as it was.',
      '链接已使用、已过期，或已被新链接取代。您的密码没有改变。',
    ],
    'newPassword.again': ['Request another link', '重新申请链接'],
  },
  {
    'confirmMail.title': ['Confirm your mail address', '确认邮箱'],
    'confirmMail.what': [
      'Mail about your account is sent to this address from then on.',
      '确认后，与您账号有关的邮件将发送到此邮箱。',
    ],
    'confirmMail.submit': ['Confirm the address', '确认邮箱'],
    'confirmMail.done.title': ['Mail address confirmed', '邮箱已确认'],
    'confirmMail.done.text': [
      'You get mail about your account at this address, and links if you forget your password.',
      '与您账号有关的邮件，以及忘记密码时的链接，都将发送到此邮箱。',
    ],
    'confirmMail.linkInvalid': [
      'The address of the page is not complete. Open the link in the mail again.',
      '页面地址不完整，请重新打开邮件中的链接。',
    ],
  },
)
