import { startModel } from './server.ts'

/** `node stand-ins/model/main.ts`: PORT (12112). */
const { url } = await startModel({ port: Number(process.env.PORT ?? 12112) })
console.log(`A stand-in for a model is ready at ${url}/v1`)
