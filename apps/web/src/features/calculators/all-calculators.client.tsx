'use client';
import { ArrivalCalculator } from './arrival-calculator.client.tsx';
import { BuyerCalculator } from './buyer-calculator.client.tsx';
import { CancellationCalculator } from './cancellation-calculator.client.tsx';
import { SellerCalculator } from './seller-calculator.client.tsx';
import { useCalculatorInputs } from './use-calculator-inputs.client.ts';

export function AllCalculators() {
  const props = useCalculatorInputs();
  return (
    <>
      <SellerCalculator {...props} />
      <BuyerCalculator {...props} />
      <CancellationCalculator {...props} />
      <ArrivalCalculator {...props} />
    </>
  );
}
