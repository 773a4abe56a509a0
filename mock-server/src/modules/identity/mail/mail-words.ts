import { ownMail } from '@console/contracts'
import type { MailWords } from '../../../platform/mail/mail-page.ts'
import type { Text } from '../../../platform/messages/text.ts'

const { ADDRESS_LINK_HOURS, PASSWORD_LINK_MINUTES } = ownMail

/** Events of an account that its person is told of; the mail says what happened, and what to do about a surprise. */
export type Notice =
  | 'passwordChanged'
  | 'passwordSetByLink'
  | 'passwordReset'
  | 'sessionsEnded'
  | 'addressChanged'
  | 'addressRemoved'

const happened: Record<Notice, { subject: Text; text: (username: string) => Text }> = {
  passwordChanged: {
    subject: { en: 'Your password was changed', zh: '您的密码已修改' },
    text: (username) => ({
      en: `The password of the account ${username} was changed. All other sessions of the account have ended.`,
      zh: `账号 ${username} 的密码已修改，该账号的其他会话均已结束。`,
    }),
  },
  passwordSetByLink: {
    subject: { en: 'Your password was changed by a link', zh: '您的密码已通过链接重设' },
    text: (username) => ({
      en: `A new password was set for the account ${username} by a link that was sent to this address. All sessions of the account have ended.`,
      zh: `账号 ${username} 已通过发送到此邮箱的链接设置新密码，该账号的所有会话均已结束。`,
    }),
  },
  passwordReset: {
    subject: { en: 'An administrator reset your password', zh: '管理员已重置您的密码' },
    text: (username) => ({
      en: `An administrator of your company set a one-time password for the account ${username}. They pass it on to you; it is in no mail.`,
      zh: `贵公司管理员已为账号 ${username} 设置一次性密码，并会另行告知您。邮件中不包含密码。`,
    }),
  },
  sessionsEnded: {
    subject: { en: 'An administrator signed you out', zh: '管理员已结束您的登录会话' },
    text: (username) => ({
      en: `An administrator of your company ended sessions of the account ${username}.`,
      zh: `贵公司管理员已结束账号 ${username} 的登录会话。`,
    }),
  },
  addressChanged: {
    subject: { en: 'Your mail address was changed', zh: '您的邮箱已更换' },
    text: (username) => ({
      en: `The account ${username} has another mail address from now on. This address gets no more mail about it.`,
      zh: `账号 ${username} 已更换邮箱，此邮箱不再接收该账号的邮件。`,
    }),
  },
  addressRemoved: {
    subject: { en: 'Your mail address was removed', zh: '您的邮箱已移除' },
    text: (username) => ({
      en: `The account ${username} has no mail address any more. This address gets no more mail about it.`,
      zh: `账号 ${username} 已移除邮箱，此邮箱不再接收该账号的邮件。`,
    }),
  },
}

const SURPRISED: Text = {
  en: 'If you do not expect this, contact an administrator of your company at once.',
  zh: '如非本人预期，请立即联系贵公司管理员。',
}

export function noticeWords(notice: Notice, username: string): MailWords {
  const { subject, text } = happened[notice]
  return { subject, paragraphs: [text(username), SURPRISED] }
}

export function addressLinkWords(username: string, url: string): MailWords {
  return {
    subject: { en: 'Confirm your mail address', zh: '请确认您的邮箱' },
    paragraphs: [
      {
        en: `The account ${username} is to get its mail at this address. Open the link to confirm it.`,
        zh: `账号 ${username} 申请使用此邮箱接收邮件，请打开链接确认。`,
      },
    ],
    action: { label: { en: 'Confirm the address', zh: '确认邮箱' }, url },
    after: [
      {
        en: `The link works once, for ${ADDRESS_LINK_HOURS} hours. If you do not know this account, do nothing: the address is not used.`,
        zh: `链接仅可使用一次，${ADDRESS_LINK_HOURS} 小时内有效。如果您不了解此账号，请忽略本邮件，该邮箱不会被使用。`,
      },
    ],
  }
}

export function passwordLinkWords(username: string, url: string): MailWords {
  return {
    subject: { en: 'Set a new password', zh: '设置新密码' },
    paragraphs: [
      {
        en: `Somebody asked for a new password for the account ${username}. Open the link to choose it.`,
        zh: `有人为账号 ${username} 申请设置新密码，请打开链接进行设置。`,
      },
    ],
    action: { label: { en: 'Choose a password', zh: '设置密码' }, url },
    after: [
      {
        en: `The link works once, for ${PASSWORD_LINK_MINUTES} minutes; another request ends it. If it was not you, do nothing: the password stays as it is.`,
        zh: `链接仅可使用一次，${PASSWORD_LINK_MINUTES} 分钟内有效；再次申请后此链接失效。如非本人操作，请忽略本邮件，密码不会改变。`,
      },
    ],
  }
}
