import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { session } from '@console/contracts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { REPOSITORY_ROOT } from '../../src/platform/config.ts'
import { withConnection } from '../../src/platform/db/owner.ts'
import { NGINX_FILE, startNginx } from '../../src/testing/nginx.ts'
import { startProgram } from '../../src/testing/program.ts'
import { freePort, startRedis } from '../../src/testing/redis-server.ts'
import { startTestCluster } from '../../src/testing/test-cluster.ts'
import { startS3Server } from '../support/s3-server.ts'

// Starts a PostgreSQL, a Redis, a bucket, nginx and the server.
vi.setConfig({ testTimeout: 120_000 })

const DEPLOY = join(REPOSITORY_ROOT, 'mock-server/deploy')
const page = await readFile(join(REPOSITORY_ROOT, 'docs/deploy.md'), 'utf8')

/** The one block of this language that the page shows. */
function blockOf(language: string): string {
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block]) => block,
  )
  expect(blocks).toHaveLength(1)
  return blocks[0] ?? ''
}

async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'console-document-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Makes a self-signed certificate. */
function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-out', certificate, '-keyout', key]
  execFileSync('openssl', [...kind, ...files, '-subj', '/CN=console.example', '-days', '1'], {
    stdio: 'ignore',
  })
  return { certificate, key }
}

/** Sends a call through the balancer, with TLS. */
async function send(port: number, path: string, body?: unknown): Promise<{ status: number; answer: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        rejectUnauthorized: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: 'console.example', 'content-type': 'application/json' },
      },
      (response) => {
        text(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject)
      },
    )
    sent.once('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

test('the page shows the files that are beside it', async () => {
  expect(blockOf('nginx')).toBe(await readFile(NGINX_FILE, 'utf8'))
  expect(blockOf('ini')).toBe(await readFile(join(DEPLOY, 'console.env'), 'utf8'))
  expect(blockOf('sql')).toBe(await readFile(join(DEPLOY, 'console.sql'), 'utf8'))
})

test('the statements, the environment and the balancer of the page make an empty console that answers by https', async () => {
  const folder = await folderOfTest()
  const cluster = await startTestCluster([])
  onTestFinished(() => cluster.stop())
  const redis = await startRedis()
  onTestFinished(() => redis.stop())
  const s3 = await startS3Server()
  onTestFinished(() => s3.stop())
  await withConnection(cluster.adminUrl, async (superuser) => {
    for (const statement of blockOf('sql').trim().split('\n')) await superuser.query(statement)
  })

  // Other addresses, and the keys of the bucket; nothing else is changed.
  const [port, balancerPort] = [await freePort(), await freePort()]
  const { bucket, endpoint, accessKey, secretKey } = s3.settings
  const environment = Object.fromEntries(
    blockOf('ini')
      .replace('HOST=10.0.0.11', 'HOST=127.0.0.1')
      .replace('PORT=8080', `PORT=${port}`)
      .replaceAll('10.0.0.21:5432', `127.0.0.1:${new URL(cluster.adminUrl).port}`)
      .replace('redis://10.0.0.31:6379', redis.url)
      .replace('/etc/console/secret.key', join(folder, 'secret.key'))
      .replace('s3://console-files', `s3://${bucket}`)
      .replace('https://s3.example', endpoint ?? '')
      .replace('ACCESS_KEY=change-this', `ACCESS_KEY=${accessKey}`)
      .replace('SECRET_KEY=change-this', `SECRET_KEY=${secretKey}`)
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/).slice(0, 2)),
  ) as Record<string, string> // lines of two parts
  expect(environment).toMatchObject({
    SEED_PROFILE: 'none',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://console.example',
  })
  const server = startProgram(join(folder, 'data'), environment)
  onTestFinished(() => server.end('SIGKILL').then(() => undefined))
  expect(await server.ready).toBe('https://console.example')
  const nginx = await startNginx(balancerPort, [port, await freePort()], makeCertificate(folder))
  onTestFinished(() => nginx.stop())

  expect(await send(balancerPort, '/readyz')).toEqual({ status: 200, answer: '{"status":"ready"}' })
  const [, password] = /First administrator: admin {2}one-time password: (\S+)/.exec(server.output()) ?? []
  const body = { username: 'admin', password, clientId: session.CLIENT_ID }
  const signedIn = await send(balancerPort, session.login.path, body)
  expect(signedIn).toMatchObject({ status: 200, answer: expect.stringContaining('"token"') })
  expect(server.output()).not.toContain('Orchid#2026')
})
