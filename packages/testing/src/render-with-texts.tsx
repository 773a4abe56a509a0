import { antdTheme } from '@console/ui/theme'
import { uiTexts } from '@console/ui/ui-texts'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'

export type TextsOptions = {
  language?: 'en' | 'zh'
  messages?: Readonly<Record<string, string>>
  person?: UserEvent
}

/** Renders a component with the console's texts and theme around it, and nothing else. */
export function renderWithTexts(
  node: ReactNode,
  { language = 'en', messages = {}, person }: TextsOptions = {},
) {
  const around = (children: ReactNode) => (
    <IntlProvider
      locale={language === 'zh' ? 'zh-CN' : 'en'}
      messages={{ ...uiTexts[language], ...messages }}
    >
      <ConfigProvider theme={antdTheme('light')}>{children}</ConfigProvider>
    </IntlProvider>
  )
  const view = render(around(node))
  return {
    ...view,
    person: person ?? userEvent.setup(),
    redraw: (next: ReactNode) => {
      view.rerender(around(next))
    },
  }
}
