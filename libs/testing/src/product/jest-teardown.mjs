export default async function tearDown() {
  await globalThis.festligProduct?.stop();
}
