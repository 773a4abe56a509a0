export { addNotice } from './add-notice.ts'
export {
  consumeMailLink,
  createMailLink,
  deletePasswordLinks,
  findLinkedAccount,
  findRecoverableAccounts,
  type LinkedAccount,
  type LinkPurpose,
  type RecoverableAccount,
} from './mail-link.store.ts'
export { addressLinkWords, passwordLinkWords } from './mail-words.ts'
export {
  deletePersonMail,
  findMailReader,
  findPersonMail,
  storePendingAddress,
  verifyAddress,
} from './person-mail.store.ts'
