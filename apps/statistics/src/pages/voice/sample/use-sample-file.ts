import { demoSample } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { saveFile } from '@console/ui'
import { useState } from 'react'
import type { SampleTab } from '../../../model/page-tabs.ts'

/** A browser lets a click open a new tab only for some seconds; a slower host is treated as one that is down. */
const FILE_TIMEOUT_MS = 3_000

/** Saves the file of a tab; where it cannot be fetched, its address is opened in a new tab instead (DEMO-004). */
export function useSampleFile(tab: SampleTab) {
  const { services, demoFiles = '' } = useHost()
  const [isLoading, setLoading] = useState(false)
  async function download() {
    const address = `${demoFiles}${demoSample.SAMPLE_FILES[tab]}`
    setLoading(true)
    try {
      saveFile(`${tab}.pdf`, await fetchFile(address))
    } catch (error) {
      services.reportError(error, 'statistics.sampleFile')
      services.openLink(address)
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, download: () => void download() }
}

async function fetchFile(address: string): Promise<Blob> {
  const signal = AbortSignal.timeout(FILE_TIMEOUT_MS)
  const response = await fetch(address, { credentials: 'omit', signal })
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`)
  return response.blob()
}
