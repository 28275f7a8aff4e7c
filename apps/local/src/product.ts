import { runGateway } from '@festlig/services/gateway';
import { startServices } from './services';

/** The product itself: every service with its worker, and the gateway before them. */
export async function startProduct(
  environment: Record<string, string | undefined>,
  { workers }: { workers: boolean },
): Promise<{ stop(): Promise<void> }> {
  const services = await startServices(environment, { workers });
  const gateway = await runGateway(environment).catch(async (error: unknown) => {
    await services.stop();
    throw error;
  });
  return {
    stop: async () => {
      await gateway.stop();
      await services.stop();
    },
  };
}
