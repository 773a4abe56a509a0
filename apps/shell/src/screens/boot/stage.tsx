import type { PreferencesStore } from '@console/domain-ui/preferences'
import { Button } from 'antd'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useIntl } from 'react-intl'
import { logError } from '../../base/log.ts'
import { checkBuild } from '../../base/new-build.ts'
import { markCovered } from '../../base/page-cover.ts'
import { Preferences } from '../../base/preferences/Preferences.tsx'
import './starting-frame.css'
import type { BootStep, Stage } from '../../runtime/context/console-context.ts'
import { FullPage } from './FullPage.tsx'
import { StageLayers } from './StageLayers.tsx'

/** A stage for one session: once closed, pending work can neither render over the next session nor change its address. */
export function createScope(stage: Stage): { stage: Stage; close: () => void } {
  let isOpen = true
  const never = new Promise<never>(() => {})
  const scoped: Stage = {
    show: (view) => {
      if (isOpen) stage.show(view)
    },
    showStarting: () => {
      if (isOpen) stage.showStarting()
    },
    cover: (view) => {
      if (isOpen) stage.cover(view)
    },
    uncover: () => {
      if (isOpen) stage.uncover()
    },
    dropCovered: () => {
      if (isOpen) stage.dropCovered()
    },
    waitForAnswer: (draw) => (isOpen ? stage.waitForAnswer(draw) : never),
    replaceAddress: (path) => {
      if (isOpen) stage.replaceAddress(path)
    },
    reload: stage.reload,
    leaveFor: stage.leaveFor,
    step: (name, run) => runStep(scoped, name, run),
  }
  return {
    stage: scoped,
    close: () => {
      isOpen = false
    },
  }
}

/** The same stage for views that must not replace the page: they are rendered in front of it. */
export function overlayStage(stage: Stage): Stage {
  const front: Stage = {
    ...stage,
    show: stage.cover,
    showStarting: () => stage.cover(<StartingPage />),
    waitForAnswer: (draw) => waitForAnswer(stage.cover, draw),
    step: (name, run) => runStep(front, name, run),
  }
  return front
}

const thisWindow = {
  reload: () => {
    window.location.reload()
  },
  leaveFor: (path: string) => {
    window.location.replace(path)
  },
}

export function createStage(
  element: HTMLElement,
  preferences: PreferencesStore,
  { reload, leaveFor }: Pick<Stage, 'reload' | 'leaveFor'> = thisWindow,
): Stage {
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      logError('The page could not be drawn.', error)
      // React has unmounted the failed tree by now; a separate task keeps the two renders apart.
      setTimeout(() => {
        show(<BootFailurePage step="page" error={error} onRetry={reload} />)
      })
    },
  })

  let page: ReactNode = null
  let front: ReactNode = null
  element.dataset['stage'] = ''

  function draw(): void {
    markCovered(front !== null)
    root.render(<StageView preferences={preferences} page={page} front={front} />)
  }

  function show(view: ReactNode): void {
    page = view
    front = null
    draw()
  }

  const stage: Stage = {
    show,
    showStarting: () => {
      // The outline of `index.html` is shown until the first view; drawing the same would only delay it.
      const isShown = page === null && front === null && element.hasChildNodes()
      if (!isShown) show(<StartingPage />)
    },
    cover: (view) => {
      front = view
      draw()
    },
    uncover: () => {
      front = null
      draw()
    },
    dropCovered: () => {
      page = null
      draw()
    },
    waitForAnswer: (drawView) => waitForAnswer(show, drawView),
    replaceAddress,
    reload,
    leaveFor,
    step: (name, run) => runStep(stage, name, run),
  }
  return stage
}

function replaceAddress(path: string): void {
  window.history.replaceState(null, '', path)
}

type StageViewProps = { preferences: PreferencesStore; page: ReactNode; front: ReactNode }

function StageView({ preferences, page, front }: StageViewProps) {
  return (
    <StrictMode>
      <Preferences store={preferences}>
        <StageLayers page={page} front={front} />
      </Preferences>
    </StrictMode>
  )
}

async function waitForAnswer<Answer>(
  show: Stage['show'],
  draw: (answer: (value: Answer) => void) => ReactNode,
): Promise<Answer> {
  return new Promise((resolve) => {
    show(draw(resolve))
  })
}

async function runStep<Result>(stage: Stage, step: BootStep, run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      await stage.waitForAnswer<void>((retry) =>
        isForbidden(error) ? (
          <NotAuthorisedPage onRefresh={stage.reload} />
        ) : (
          <BootFailurePage
            step={step}
            error={error}
            // Nothing is open yet that a reload could lose.
            onRetry={() => void checkBuild().then((isNewer) => (isNewer ? stage.reload() : retry()))}
          />
        ),
      )
    }
  }
}

/** A boot call that answered 403 is not a failure to retry but a missing permission (SHELL-029, SHELL-Q14). */
function isForbidden(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 403
}

/** Between sign-in and the first page: the frame's outline, nothing protected (SHELL-001). */
function StartingPage() {
  const { formatMessage } = useIntl()
  return (
    <div className="starting-frame" role="status" aria-label={formatMessage({ id: 'boot.starting' })}>
      <div className="starting-rail" />
      <div className="starting-tree" />
      <div className="starting-header" />
    </div>
  )
}

/** A call that the console cannot start without was refused with 401 or 403 (SHELL-029). */
function NotAuthorisedPage({ onRefresh }: { onRefresh: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <ProblemPage textId="boot.notAuthorised" labelId="boot.refresh" onAction={onRefresh}>
      <p>{formatMessage({ id: 'boot.notAuthorised.note' })}</p>
    </ProblemPage>
  )
}

type BootFailurePageProps = { step: BootStep; error: unknown; onRetry: () => void }

/** The console could not start: what failed, why, and Retry, which runs that step again. */
function BootFailurePage({ step, error, onRetry }: BootFailurePageProps) {
  const { formatMessage } = useIntl()
  return (
    <ProblemPage textId="boot.failed" labelId="boot.retry" onAction={onRetry}>
      <p>{formatMessage({ id: `boot.step.${step}` })}</p>
      <p>{error instanceof Error ? error.message : String(error)}</p>
    </ProblemPage>
  )
}

/** Message ids of the title and of what can be done. */
type ProblemPageProps = { textId: string; labelId: string; onAction: () => void; children: ReactNode }

function ProblemPage({ textId, labelId, onAction, children }: ProblemPageProps) {
  const { formatMessage } = useIntl()
  return (
    <FullPage
      title={formatMessage({ id: textId })}
      isAlert
      actions={
        <Button type="primary" onClick={onAction}>
          {formatMessage({ id: labelId })}
        </Button>
      }
    >
      {children}
    </FullPage>
  )
}
