import type { SlotMessage } from '@console/sub-app/slots/messages'

/** Runs in the page, as text: answers what a script or a document of an app asks of the console. */
export async function answerInPage(message: SlotMessage, port: MessagePort): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the check gives the page this function
  const { answerCall } = globalThis as unknown as {
    answerCall: (method: string, path: string) => Promise<{ status: number; body: string }>
  }
  if (message.type === 'confirm') port.postMessage({ type: 'answer', id: message.id, value: true })
  if (message.type === 'call')
    port.postMessage({
      type: 'answer',
      id: message.id,
      value: await answerCall(message.method, message.path),
    })
}
