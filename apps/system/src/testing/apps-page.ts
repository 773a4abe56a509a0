import { renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { systemApp } from '../system-app.ts'

const PATH = '/app-tenant-system/system/apps'

/** Opens the page of apps. */
export function openApps(query = '', language: 'en' | 'zh' = 'en') {
  return renderSubAppPage({ app: systemApp, path: `${PATH}${query}`, language })
}

/** A dialog, found by its title: in tests antd gives all dialogs the same id, so their accessible names are mixed up. */
export async function findDialog(title: string): Promise<HTMLElement> {
  return waitFor(() => {
    const box = screen
      .getAllByRole('dialog')
      .find((one) => within(one).queryByText(title, { selector: '.ant-modal-title *' }) !== null)
    if (!box) throw new Error(`there is no dialog ${title}`)
    return box
  })
}

/** The app beside the list. */
export async function findPanel(name = 'Partner CRM'): Promise<HTMLElement> {
  return screen.findByRole('complementary', { name })
}
