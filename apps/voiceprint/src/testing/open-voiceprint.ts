import { user } from '@console/contracts'
import { mockCall, mockFile, network, renderSubAppPage, type RenderOptions } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
// The player is loaded once, before the first test waits for it.
import '../components/voice-player/VoicePlayer.tsx'
import { paths } from '../paths.ts'
import { voiceprintApp } from '../voiceprint-app.ts'

/** Opens a page, with the organisations that its filters offer and the sounds of its rows. */
export function openVoiceprint(page: keyof typeof paths, query = '', options: Partial<RenderOptions> = {}) {
  network.use(
    mockFile('/voice/:id', { type: 'audio/wav', text: 'RIFF' }),
    mockCall(user.organizationList, {
      list: [{ id: 3, name: 'Harbour Mutual', children: [{ id: 4, name: 'Renewals', children: [] }] }],
    }),
  )
  return renderSubAppPage({ app: voiceprintApp, path: `${paths[page]}${query}`, ...options })
}

export const columnHeads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

export async function cellTexts(name: RegExp): Promise<(string | null)[]> {
  const row = await screen.findByRole('row', { name })
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

/** Found by title: in tests antd gives all dialogs the same id, so their accessible names are mixed up. */
export async function findDialog(title: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const box = screen.getAllByRole('dialog').find((one) => {
      const head = one.querySelector('.ant-modal-title')
      return head instanceof HTMLElement && within(head).queryByText(title) !== null
    })
    if (box === undefined) throw new Error(`there is no dialog ${String(title)}`)
    return box
  })
}
