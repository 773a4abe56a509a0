import type { documents } from '@console/contracts'
import type { ReactNode } from 'react'
import type { PreferencesStore } from '../../base/preferences/preferences-store.ts'
import type { SessionStore } from '../../core/session/session-store.ts'

/** The steps on the way to a page; each has a failure page of its own. */
export type BootStep = 'config' | 'kit' | 'account' | 'registry' | 'menu' | 'page'

/** The element in which the console is rendered in every state. */
export type Stage = {
  show: (view: ReactNode) => void
  /** Renders in front of what is shown, which stays as it is, out of sight and reach, until it is uncovered. */
  cover: (view: ReactNode) => void
  uncover: () => void
  /** Takes the covered page away; what covers it stays. */
  dropCovered: () => void
  /** Shows a view that ends with an answer, such as the sign-in form. */
  ask: <Answer>(draw: (answer: (value: Answer) => void) => ReactNode) => Promise<Answer>
  /** Reloads the page. */
  reload: () => void
  /** Replaces this page with one outside the console. */
  leaveFor: (path: string) => void
  /** Runs a step until it succeeds: a failure shows its page, whose Retry runs the step again. */
  step: <Result>(name: BootStep, run: () => Promise<Result>) => Promise<Result>
}

/** What everything after sign-in is built on. */
export type ConsoleContext = {
  stage: Stage
  config: documents.ConsoleConfig
  brand: documents.Brand
  preferences: PreferencesStore
  session: SessionStore
}

/** The signed-in console of one user; it can outlive a session that only expired. */
export type SignedInConsole = {
  /** The session is over: no more requests are sent, the location is remembered. */
  suspend: () => void
  /** Goes on when the same user with the same rights is back; false when it has to be rebuilt. */
  resume: (stage: Stage) => Promise<boolean>
  close: () => void
}
