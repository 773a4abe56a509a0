import { iceServersFor } from '@console/mock-server/testing/ice-servers'
import { startTurnServer } from '@console/mock-server/testing/turn-server'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

const SECRET = 'a secret of coturn'

type Signal = { sdp?: RTCSessionDescriptionInit | undefined; candidate?: RTCIceCandidateInit }
type Peer = { connection: RTCPeerConnection; video: HTMLVideoElement }
declare global {
  interface Window {
    relayPeer?: Peer
    sendSignal?: (signal: Signal) => Promise<void>
  }
}

/** A connection that may use nothing but the relay; its signals go to `send`. */
async function openPeer(page: Page, iceServers: RTCIceServer[], send: (signal: Signal) => Promise<void>) {
  await page.goto('/assistant-console/release-notes')
  await page.exposeFunction('sendSignal', send)
  await page.evaluate((servers) => {
    const connection = new RTCPeerConnection({ iceServers: servers, iceTransportPolicy: 'relay' })
    const video = document.createElement('video')
    video.muted = true
    connection.ontrack = ({ track }) => {
      video.srcObject = new MediaStream([track])
      void video.play()
    }
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) void window.sendSignal?.({ candidate: candidate.toJSON() })
    }
    window.relayPeer = { connection, video }
  }, iceServers)
}

/** Takes the other page's signal; an offer is answered. */
async function take(page: Page, signal: Signal): Promise<void> {
  await page.evaluate(async ({ sdp, candidate }) => {
    const connection = window.relayPeer?.connection
    if (!connection) throw new Error('There is no connection.')
    if (candidate) await connection.addIceCandidate(candidate)
    if (!sdp) return
    await connection.setRemoteDescription(sdp)
    if (sdp.type !== 'offer') return
    await connection.setLocalDescription()
    await window.sendSignal?.({ sdp: connection.localDescription?.toJSON() })
  }, signal)
}

test('with all direct ways shut a picture arrives through coturn, by the credentials that the server makes', async ({
  page,
  context,
}) => {
  const turn = await startTurnServer(SECRET)
  try {
    const urls = [`turn:127.0.0.1:${turn.port}?transport=udp`]
    const settings = { stunUrls: [], turn: { urls, secret: SECRET } }
    const iceServers = iceServersFor(settings, { userId: 37, now: new Date() })
    const watcher = await context.newPage()
    await openPeer(page, iceServers, (signal) => take(watcher, signal))
    await openPeer(watcher, iceServers, (signal) => take(page, signal))
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      const context2d = canvas.getContext('2d')
      setInterval(() => context2d?.fillRect(Math.random() * 300, 0, 20, 150), 50)
      const connection = window.relayPeer?.connection
      for (const track of canvas.captureStream(20).getTracks()) connection?.addTrack(track)
      await connection?.setLocalDescription()
      await window.sendSignal?.({ sdp: connection?.localDescription?.toJSON() })
    })
    const width = () => watcher.evaluate(() => window.relayPeer?.video.videoWidth)
    await expect.poll(width).toBe(300)
    const ways = await watcher.evaluate(async () => {
      const stats = [...((await window.relayPeer?.connection.getStats())?.values() ?? [])] as {
        type: string
        candidateType?: string
      }[] // as the standard has statistics
      return stats.flatMap(({ type, candidateType }) =>
        type === 'local-candidate' || type === 'remote-candidate' ? [candidateType] : [],
      )
    })
    expect(ways.length).toBeGreaterThan(1)
    // From outside the relay's own address may look like that of a peer.
    expect(ways.filter((way) => way !== 'relay' && way !== 'prflx')).toEqual([])
  } finally {
    await turn.stop()
  }
})
