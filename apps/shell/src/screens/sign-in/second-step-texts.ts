import type { Language } from '@console/contracts'

type SecondStepTexts = Record<
  | 'code'
  | 'codeText'
  | 'recoveryCode'
  | 'recoveryText'
  | 'missing'
  | 'submit'
  | 'back'
  | 'useRecovery'
  | 'useCode'
  | 'leftText'
  | 'continue',
  string
> & { clock: (minutes: number) => string; left: (count: number) => string }

/** Texts of the second step; they come with it, not with the sign-in page. */
export const secondStepTexts: Readonly<Record<Language, SecondStepTexts>> = {
  en: {
    code: 'Code',
    codeText: 'Open your authenticator app and enter the 6-digit code that it shows for this console.',
    recoveryCode: 'Recovery code',
    recoveryText: 'Enter one of the recovery codes that you saved. Each works once.',
    missing: 'Enter the code.',
    submit: 'Verify',
    back: 'Back',
    useRecovery: 'Use a recovery code',
    useCode: 'Use the authenticator app',
    leftText: 'Make new ones in the user menu, under “Two-step verification”.',
    continue: 'Continue',
    clock: (minutes) =>
      `The clocks of this device and of the server differ by ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. A code is accepted only where phone and server show the same time: set the clock that is wrong, or use a recovery code.`,
    left: (count) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
  },
  zh: {
    code: '验证码',
    codeText: '请打开身份验证器应用，输入其中显示的 6 位验证码。',
    recoveryCode: '恢复码',
    recoveryText: '请输入您保存的恢复码之一，每个恢复码只能使用一次。',
    missing: '请输入验证码。',
    submit: '验证',
    back: '返回',
    useRecovery: '使用恢复码',
    useCode: '使用身份验证器应用',
    leftText: '可在用户菜单的“两步验证”中生成新的恢复码。',
    continue: '继续',
    clock: (minutes) =>
      `本设备与服务器的时间相差 ${minutes} 分钟。手机与服务器时间一致时验证码才有效：请校准时间，或使用恢复码。`,
    left: (count) => `还剩 ${count} 个恢复码。`,
  },
}
