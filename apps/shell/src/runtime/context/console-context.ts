import type { documents } from '@console/contracts'
import type { PreferencesStore } from '@console/domain-ui/preferences'
import type { ReactNode } from 'react'
import type { SessionStore } from '../../core/session/session-store.ts'

/** The steps on the way to a page; each has a failure page of its own. */
export type BootStep = 'config' | 'kit' | 'account' | 'registry' | 'menu' | 'page'

/** The element in which the console is rendered in every state. */
export type Stage = {
  show: (view: ReactNode) => void
  /** Shows that the console starts, unless the page does so since it was loaded. */
  showStarting: () => void
  /** Renders in front of the current view, which stays mounted, invisible and inert, until it is uncovered. */
  cover: (view: ReactNode) => void
  uncover: () => void
  /** Unmounts the covered page; the view in front stays. */
  dropCovered: () => void
  /** Shows a view that ends with an answer, such as the sign-in form. */
  waitForAnswer: <Answer>(draw: (answer: (value: Answer) => void) => ReactNode) => Promise<Answer>
  /** Reloads the page. */
  reload: () => void
  /** Replaces the address in the bar, without a load. */
  replaceAddress: (path: string) => void
  /** Replaces this page with one outside the console. */
  leaveFor: (path: string) => void
  /** Runs a step until it succeeds: a failure shows its page, whose Retry runs the step again. */
  step: <Result>(name: BootStep, run: () => Promise<Result>) => Promise<Result>
}

/** The context of everything after sign-in. */
export type ConsoleContext = {
  stage: Stage
  config: documents.ConsoleConfig
  brand: documents.Brand
  preferences: PreferencesStore
  session: SessionStore
}

/** The signed-in console of one user; it can outlive a session that only expired. */
export type SignedInConsole = {
  /** The session is over: no more requests are sent, the location is stored. */
  suspend: () => void
  /** Continues when the same user with the same permissions is back; false when it has to be rebuilt. */
  resume: (stage: Stage) => Promise<boolean>
  close: () => void
}
