import { defineTexts } from '@console/ui/texts'
import { copyTexts } from '../../parts/copy-texts.ts'

/** Texts of the second factor: its dialog, its set-up, its recovery codes. */
export const factorTexts = defineTexts(copyTexts, {
  'factor.title': ['Two-step verification', '两步验证'],
  'factor.loading': ['Loading your two-step verification', '正在加载两步验证'],
  'factor.failed': ['Your two-step verification could not be loaded', '无法加载两步验证'],
  'factor.off': [
    'Sign in with your password and a code of an authenticator app, so that a password alone opens nothing.',
    '登录时除密码外还需输入身份验证器应用中的验证码，仅凭密码无法登录。',
  ],
  'factor.on': ['On since {time}.', '已于 {time} 启用。'],
  'factor.left': [
    '{count, plural, =0 {No recovery code is left.} one {# recovery code is left.} other {# recovery codes are left.}}',
    '{count, plural, =0 {恢复码已用完。} other {还剩 # 个恢复码。}}',
  ],
  'factor.demanded': [
    'Your company demands it of you: it cannot be turned off.',
    '贵公司要求您启用两步验证，无法停用。',
  ],
  'factor.password': ['Password', '密码'],
  'factor.code': ['Code', '验证码'],
  'factor.code.note': [
    'Of your authenticator app, or a recovery code.',
    '身份验证器应用中的验证码，或恢复码。',
  ],
  'factor.passwordMissing': ['Enter your password', '请输入密码'],
  'factor.codeMissing': ['Enter the code', '请输入验证码'],
  'factor.back': ['Back', '返回'],
  'factor.continue': ['Continue', '继续'],
  'factor.setUp': ['Set up', '开始设置'],
  'factor.replace': ['Use another app', '更换应用'],
  'factor.replace.text': [
    'The app that you use now gives valid codes until the new one is confirmed.',
    '在新应用确认之前，当前应用的验证码仍然有效。',
  ],
  'factor.renew': ['New recovery codes', '新的恢复码'],
  'factor.renew.text': ['The codes that you have now no longer work after that.', '之后，现有恢复码将失效。'],
  'factor.turnOff': ['Turn off', '停用'],
  'factor.turnOff.text': ['After that your password alone signs you in.', '停用后，仅凭密码即可登录。'],
  'factor.turnedOff': ['Two-step verification is off.', '两步验证已停用。'],
  'factor.scan': [
    'Scan the image with an authenticator app, or enter the key there. Then enter the code that the app shows.',
    '使用身份验证器应用扫描图像，或在应用中输入密钥，然后输入应用显示的验证码。',
  ],
  'factor.image': ['Key for {username} as an image', '{username} 的密钥图像'],
  'factor.key': ['Key', '密钥'],
  'factor.copyKey': ['Copy the key', '复制密钥'],
  'factor.confirm': ['Turn on', '启用'],
  'factor.codes': ['Recovery codes', '恢复码'],
  'factor.codes.text': [
    'Each of these codes signs you in once if you lose your app. Save them now: they are not shown again.',
    '如果无法使用应用，每个恢复码可登录一次。请立即保存，恢复码不会再次显示。',
  ],
  'factor.codes.copy': ['Copy', '复制'],
  'factor.codes.save': ['Save as a file', '保存为文件'],
  'factor.codes.file': ['Recovery codes for {username} ({product})', '{username} 的恢复码（{product}）'],
  'factor.codes.fileName': ['recovery-codes-{username}', '恢复码-{username}'],
  'factor.codes.done': ['I have saved them', '我已保存'],
  'factor.forced': ['Set up two-step verification', '设置两步验证'],
  'factor.forced.text': [
    'Your company demands it: sign in with your password and a code of an authenticator app on your phone. Until it is set up, nothing else can be opened.',
    '贵公司要求登录时除密码外还需输入手机身份验证器应用中的验证码。完成设置之前，无法打开其他页面。',
  ],
  'factor.forced.leave': ['Log out', '退出登录'],
})
