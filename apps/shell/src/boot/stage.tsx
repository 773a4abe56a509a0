import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { logError } from '../log.ts'
import { Preferences } from '../preferences/Preferences.tsx'
import type { PreferencesStore } from '../preferences/preferences-store.ts'
import { BootFailurePage } from './BootFailurePage.tsx'
import { NotAuthorisedPage } from './NotAuthorisedPage.tsx'

/** The steps on the way to a page; each has a failure page of its own. */
export type BootStep = 'config' | 'kit' | 'account' | 'registry' | 'menu' | 'page'

/** The one place where the console is drawn, whatever its state. */
export type Stage = {
  show: (view: ReactNode) => void
  /** Shows a view that ends with an answer, such as the sign-in form. */
  ask: <Answer>(draw: (answer: (value: Answer) => void) => ReactNode) => Promise<Answer>
  /** Starts the page anew. */
  reload: () => void
  /** Runs a step until it succeeds: a failure shows its page, whose Retry runs the step again. */
  step: <Result>(name: BootStep, run: () => Promise<Result>) => Promise<Result>
}

/** A stage for one session: once closed, nothing that is still on its way can draw over what came after. */
export function createScope(stage: Stage): { stage: Stage; close: () => void } {
  let isOpen = true
  const never = new Promise<never>(() => {})
  const scoped: Stage = {
    show: (view) => {
      if (isOpen) stage.show(view)
    },
    ask: (draw) => (isOpen ? stage.ask(draw) : never),
    reload: stage.reload,
    step: (name, run) => runStep(scoped, name, run),
  }
  return {
    stage: scoped,
    close: () => {
      isOpen = false
    },
  }
}

export function createStage(
  element: HTMLElement,
  preferences: PreferencesStore,
  reload = () => {
    window.location.reload()
  },
): Stage {
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      logError('The page could not be drawn.', error)
      // React has taken the broken tree down by now; a task of its own keeps the two apart.
      setTimeout(() => {
        show(<BootFailurePage step="page" error={error} onRetry={reload} />)
      })
    },
  })

  function show(view: ReactNode): void {
    root.render(
      <StrictMode>
        <Preferences store={preferences}>{view}</Preferences>
      </StrictMode>,
    )
  }

  async function ask<Answer>(draw: (answer: (value: Answer) => void) => ReactNode): Promise<Answer> {
    return new Promise((resolve) => {
      show(draw(resolve))
    })
  }

  const stage: Stage = { show, ask, reload, step: (name, run) => runStep(stage, name, run) }
  return stage
}

async function runStep<Result>(stage: Stage, step: BootStep, run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      await stage.ask<void>((retry) =>
        isForbidden(error) ? (
          <NotAuthorisedPage onRefresh={stage.reload} />
        ) : (
          <BootFailurePage
            step={step}
            error={error}
            onRetry={() => {
              retry()
            }}
          />
        ),
      )
    }
  }
}

/** A boot call that answered 403 is no failure to retry but a missing right (SHELL-029, SHELL-Q14). */
function isForbidden(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 403
}
