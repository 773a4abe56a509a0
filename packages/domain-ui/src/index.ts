export { domainUiMessages } from './messages/domain-ui-messages.ts'
export { BackHomeButton } from './page-failure/BackHomeButton.tsx'
export { NoAccess } from './page-failure/NoAccess.tsx'
export { PageFailure } from './page-failure/PageFailure.tsx'
