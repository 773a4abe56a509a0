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
)
