import { formTexts } from '@console/ui/form-texts'
import { defineTexts } from '@console/ui/texts'
import { factorTexts } from './factor/factor-texts.ts'

/** Texts of the password form and of the account's dialogs; loaded with their code. */
export const accountTexts = defineTexts(formTexts, factorTexts, {
  'password.title': ['Change your password', '修改密码'],
  'password.why': [
    'You signed in as {username} with a one-time password. Choose your own to continue.',
    '您以 {username} 使用一次性密码登录，请设置自己的密码后继续。',
  ],
  'password.username': ['Username', '用户名'],
  'password.password': ['Old password', '旧密码'],
  'password.newPassword': ['New password', '新密码'],
  'password.confirmNewPassword': ['Confirm new password', '确认新密码'],
  'password.submit': ['Change password', '修改密码'],
  'password.otherSessions': [
    'Your other sessions end when the password is changed.',
    '修改密码后，您的其他会话将结束。',
  ],
  'password.changed': [
    'Successfully changed user password, jumped to login page after 1 second.',
    '用户密码修改成功，1 秒后跳转到登录页。',
  ],
  'password.oldMissing': ['Please enter your password', '请输入密码'],
  'password.newMissing': ['Password cannot be empty', '密码不能为空'],
  'password.sameAsAccount': ['Password cannot be the same as account', '密码不能与账号相同'],
  'password.sameAsOld': ['Old and new passwords cannot be the same', '新旧密码不能相同'],
  'password.rule.default': [
    'Password 8-16 digits, consisting of numbers, uppercase letters, lowercase letters, special characters, at least 3 components',
    '密码为 8-16 位，由数字、大写字母、小写字母、特殊字符组成，至少包含 3 种',
  ],
  'password.rule.long': [
    'Password 12-128 characters, and none of the common ones',
    '密码为 12-128 个字符，且不能是常见密码',
  ],
  'password.confirmMissing': ['Please enter the new password again', '请再次输入新密码'],
  'password.confirmDiffers': ['Confirm password is inconsistent with new password', '确认密码与新密码不一致'],
  'password.checklist': ['Password rule', '密码规则'],
  'password.check.length.default': ['8 to 16 characters', '8 至 16 个字符'],
  'password.check.length.long': ['12 to 128 characters', '12 至 128 个字符'],
  'password.check.kinds': [
    'Three of: digits, uppercase letters, lowercase letters, special characters',
    '数字、大写字母、小写字母、特殊字符中至少三种',
  ],
  'password.check.characters': [
    'No spaces, no characters outside the keyboard’s English layout',
    '不含空格，不含英文键盘以外的字符',
  ],
  'password.check.sameAsAccount': ['Not your username', '与用户名不同'],
  'password.met': ['(met)', '（已满足）'],
  'password.notMet': ['(not met yet)', '（未满足）'],
  'sessions.title': ['Active sessions', '登录会话'],
  'sessions.what': [
    'Where you are signed in. End any you don’t recognise, then change your password.',
    '您在以下位置登录。请结束不认识的会话，然后修改密码。',
  ],
  'sessions.list': ['Your sessions', '您的会话'],
  'sessions.loading': ['Loading your sessions', '正在加载您的会话'],
  'sessions.failed': ['Your sessions could not be loaded', '无法加载您的会话'],
  'sessions.stale': ['The list may be out of date: {reason}', '列表可能不是最新的：{reason}'],
  'sessions.device': ['{browser} on {system}', '{system} 上的 {browser}'],
  'sessions.unknownBrowser': ['Unknown browser', '未知浏览器'],
  'sessions.unknownSystem': ['unknown system', '未知系统'],
  'sessions.unknownAddress': ['unknown address', '未知地址'],
  'sessions.current': ['This session', '当前会话'],
  'sessions.signedIn': ['Signed in {time}', '登录于 {time}'],
  'sessions.lastUsed': ['Last used {time}', '最近使用 {time}'],
  'sessions.onlyThis': ['You are not signed in anywhere else.', '您没有在其他位置登录。'],
  'sessions.end': ['End session', '结束会话'],
  'sessions.endNamed': ['End session: {device}, signed in {time}', '结束会话：{device}，登录于 {time}'],
  'sessions.endTitle': ['End the session on {device}?', '结束{device}的会话？'],
  'sessions.endText': [
    'Signed in {time} from {address}. Anyone using it has to sign in again.',
    '登录于 {time}，来自 {address}。使用该会话的人需要重新登录。',
  ],
  'sessions.ended': ['Session ended.', '会话已结束。'],
  'sessions.endedBefore': ['The session had already ended.', '会话此前已结束。'],
  'sessions.endOthers': ['End all other sessions', '结束所有其他会话'],
  'sessions.endOthersTitle': ['End all other sessions?', '结束所有其他会话？'],
  'sessions.endOthersText': [
    '{count, plural, one {# session ends} other {# sessions end}} at once. This one stays signed in.',
    '{count, plural, other {# 个会话将立即结束}}，当前会话保持登录。',
  ],
  'sessions.othersEnded': [
    '{count, plural, =0 {No other session was open.} one {# session ended.} other {# sessions ended.}}',
    '{count, plural, =0 {没有其他会话。} other {已结束 # 个会话。}}',
  ],
})
