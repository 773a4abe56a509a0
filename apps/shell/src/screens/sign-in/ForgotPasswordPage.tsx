import type { documents } from '@console/contracts'
import { StaticPage } from './StaticPage.tsx'

/** Points to the tenant's administrator, who can set a new password (SHELL-Q39). */
export function ForgotPasswordPage({ brand }: { brand: documents.Brand }) {
  return <StaticPage brand={brand} messages="forgotPassword" />
}
