import type { documents } from '@console/contracts'
import { StaticPage } from './StaticPage.tsx'

/** Will forward to sign-up with its invitation; until that page exists it says so (SHELL-Q39, decision 19). */
export function RegisterPage({ brand }: { brand: documents.Brand }) {
  return <StaticPage brand={brand} messages="register" />
}
